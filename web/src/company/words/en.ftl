## The chat of those who look on

chat-at-table = At the table
chat-players-speak = Here those who play speak. Yours is the place of the onlookers.
chat-was-aside = Said during the game by those who looked on.

## Finding people

seek-about = We look for people who want to play the same just now. Meanwhile you can go on with anything else here.
seek-games = Any of these games
seek-not-so-many = (not for so many)
seek-waiting = Looking for people: { $people } of { $wanted }
seek-stop = Stop looking
seek-found = Your table is ready
seek-go = To the table

## Open tables

filter = Which tables to show
filter-game = Game
filter-every-game = Every game
filter-free = Free seats
filter-any-seats = Any number of seats
filter-seats = At least { $count } free seats
filter-language = Language of the host
filter-every-language = Every language
filter-none = No open table is like that just now.

## Inviting those one has played with

acquaintances = People you have played with
acquaintance-ask = Invite
acquaintance-ask-named = Invite { $name }
acquaintance-asked = Invited
invited-by = { $name } invites you: { $game }
invited-no = Not now
invited-never = Not from this person

## A table that is seen late

delay = Onlookers see the game
delay-about = So that nobody can whisper what others hold or plan. After the game everybody sees all of it.
delay-moves = { $count ->
    [0] at once
   *[other] { $count } moves late
}
you-watch-late = You see the game { $count } moves late.
