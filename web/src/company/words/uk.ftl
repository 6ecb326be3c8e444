## The chat of those who look on

chat-at-table = За столом
chat-players-speak = Тут говорять гравці. Ваше місце — серед глядачів.
chat-was-aside = Так говорили глядачі під час гри.
