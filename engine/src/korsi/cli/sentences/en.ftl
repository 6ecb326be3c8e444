## Terminal

terminal-interpreted = No compiled engine is installed: everything is correct, only slower.
terminal-welcome = { $game } — at the table: { $seat }. Type ? for help.
terminal-thinking = Thinking …
terminal-question = Which move? A number from 1 to { $count }:
terminal-score = Score
terminal-not-understood = That is neither a move nor a word known here. Type ? for help.
terminal-ask-rule = Nothing has changed. Type r for the rule.
terminal-no-undo = There is no move that you can undo now.
terminal-no-rulebook = The text of the rules is not installed here.
terminal-no-rule = There is no such rule; they go from { $lowest } to { $highest }.
terminal-narrow = This terminal is { $width } columns wide; to show everything whole, { $needed } are needed.
terminal-no-refusal = Nothing has been refused so far.
terminal-hint = Hint:
terminal-no-hint = The game is over; there is nothing left to decide.
terminal-saved = Saved, with all that was secret, in this file:
terminal-not-saved = This file could not be written:
terminal-file-there = There is a file of this name already; it was left as it is:
terminal-another = Another game? (y/n)
terminal-yes-or-no = Please type y for yes, n for no, or s to save this game.
terminal-goodbye = Goodbye! Thank you for playing.

# The words that may be typed, with spaces between them.
terminal-word-hint = h hint
terminal-word-rule = r rule
terminal-word-undo = z undo
terminal-word-rules = rules
terminal-word-save = s save
terminal-word-help = ? help
terminal-word-quit = q quit
terminal-word-yes = y yes
terminal-word-no = n no

terminal-help-move = Answer the question with a move, for example:
terminal-help-typed = { $typed } — { $words }
terminal-help-words = Or type:
terminal-help-hint = { $words } — a hint: what a strong bot would do, and why
terminal-help-undo = { $words } — undo your last move, while nothing new has come of it
terminal-help-rules = { $words } — all the rules; one of them if its number follows
terminal-help-rule = { $words } — the rule of the last refusal
terminal-help-save = { $words } — save the record of the game; a file’s name may follow
terminal-help-help = { $words } — this help
terminal-help-quit = { $words } — leave the table

terminal-record = { $game } — players: { $seats }; moves: { $moves }, all checked against the rules.
terminal-winners = Won by { $winners }.
terminal-told-to = { $seat } alone hears: { $sentence }
terminal-unfinished = The record ends here; the game is not over.

# Looking at a record

terminal-step-question = Enter for the next move, b back, a number to go there, ? for help:
terminal-at-move = Move { $move } of { $moves }
terminal-seen-by = As { $seat } sees it:
terminal-no-such-move = There is no move { $move }; they go from 0, the beginning, to { $moves }.
terminal-at-end = This is the end of the record.
terminal-at-beginning = This is the beginning of the record.
terminal-word-next = n next
terminal-word-back = b back
terminal-word-first = f first
terminal-word-end = e end
terminal-word-position = p position
terminal-help-number = A number — the table after so many moves; 0 is the beginning
terminal-help-next = { $words } — the next move; so does Enter alone
terminal-help-back = { $words } — one move back
terminal-help-first = { $words } — the beginning
terminal-help-end = { $words } — the end
terminal-help-position = { $words } — the position as JSON; with --seat, what that seat knows

# Checking a game file: what was proved, what can’t be, and what is wrong

