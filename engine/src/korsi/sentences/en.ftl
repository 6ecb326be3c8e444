seat = Seat { $number }
you-among = you
place = column { $across }, row { $down }
undone = { $seat } undoes the last move.
    .you-seat = You undo your last move.
blank = Something happened in secret.
why-careless = No reason: one move is as good as another.

## Terminal

terminal-number = { $number }
terminal-interpreted = No compiled engine is installed: everything is correct, only slower.
terminal-guest = Guest
terminal-bots = Ada Basil Clara Dario Elena Felix Greta Hugo Iris
terminal-welcome = { $game } — at the table: { $seat }. Type ? for help.
terminal-thinking = Thinking …
terminal-question = Which move? A number from 1 to { $count }:
terminal-score = Score
terminal-not-understood = That is neither a move nor a word known here. Type ? for help.
terminal-ask-rule = Nothing has changed. Type r for the rule.
terminal-no-refusal = Nothing has been refused so far.
terminal-hint = Hint:
terminal-no-hint = The game is over; there is nothing left to decide.
terminal-saved = Saved, with all that was secret, in this file:
terminal-not-saved = This file could not be written, or is there already:
terminal-another = Another game? (y/n)
terminal-yes-or-no = Please type y for yes, n for no, or s to save this game.
terminal-goodbye = Goodbye! Thank you for playing.

# The words that may be typed, with spaces between them.
terminal-word-hint = h hint
terminal-word-rule = r rule
terminal-word-save = s save
terminal-word-help = ? help
terminal-word-quit = q quit
terminal-word-yes = y yes
terminal-word-no = n no

terminal-help-move = Answer the question with a number. Or type:
terminal-help-hint = { $words } — a hint: what a strong bot would do, and why
terminal-help-rule = { $words } — the rule of the last refusal
terminal-help-save = { $words } — save the record of the game; a file’s name may follow
terminal-help-help = { $words } — this help
terminal-help-quit = { $words } — leave the table

terminal-record = { $game } — players: { $seats }; moves: { $moves }, all checked against the rules.
terminal-winners = Won by { $winners }.
terminal-told-to = { $seat } alone hears: { $sentence }
terminal-unfinished = The record ends here; the game is not over.
