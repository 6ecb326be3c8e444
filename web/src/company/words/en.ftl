## The chat of those who look on

chat-at-table = At the table
chat-players-speak = Here those who play speak. Yours is the place of the onlookers.
chat-was-aside = Said during the game by those who looked on.
