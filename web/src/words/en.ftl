korsi = Korsi
title = Korsi: board games at one table
fetching = One moment …
close = Close
try-again = Try again
try-now = Try now
to-home = Home
go-on = Go on
telling = Look what happens …
story-skip = Skip
story-again = Show me again
link = Link
copy = Copy
copied = Copied
share = Share
qr-show = QR code
qr-code = QR code of the link

## Home

welcome = Come to the table
welcome-about = Play alone against bots or with friends far away. No account: open, play.
games = Games
for-players = For { $least } to { $most } players
play-now = Play now
against = Bots
play-with-friends = With friends
learn = Learn
learn-title = Learn { $game }
learn-skip = Skip this step
learn-leave = Leave the lesson
learn-show = Show me
learn-elsewhere = That is allowed, too, but this step is about something else. Try once more.
learn-more = Every other card ({ $count })
learn-first-game = Play your first game
options = Options
of-game = { $what }: { $game }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
setting-table = Setting the table …
my-tables = Your tables
continue = Continue: { $game }
table-waiting = Waiting for players
turn-of = To move: { $seats }
open-tables = Open tables
seek = Find people
open-tables-none = Nobody is waiting just now. Set a table and invite your friends.
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
against-count = Opponents
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
minutes = about { $minutes } min
hero = The table with the games on it
put-away-named = Put away: { $game }
bring-back = { $count ->
    [one] Bring back { $count } table that was put away
   *[other] Bring back { $count } tables that were put away
}
you = You

## A new table

way = How do you want to play?
seats-count = Seats
choose-more = { $count ->
    [one] Choose one more.
   *[other] Choose { $count }.
}
by-lot = By lot
player-at = Seat { $number }
limits = From { $least } to { $most }.
limits-broken = A whole number from { $least } to { $most }, please.
list-openly = Show on the home page
list-openly-about = Anyone may join. Otherwise only those who have the link.
set-table = Set the table
term = { $label }: { $amount }

## Settings

settings = Settings
more = More
language = Language
theme = Light or dark
theme-auto = Auto
theme-light = Light
theme-dark = Dark
pace = Telling what happened
pace-calm = Calmly
pace-lively = Lively
pace-quick = Quickly
pace-at-once = At once
latin-digits = Latin digits on cards
sound = Sound
sound-on = Sounds of the table
volume = Volume
vibration = Vibration
tell-me = Tell me when it is my turn or a friend sits down
tell-me-about = A notification, while this page is out of sight.
tell-me-denied = This browser does not allow notifications from here; its own settings can change that.
your-name = Your name
your-avatar = Your avatar
name-save = Save
name-saved = Saved. Nice to meet you!
name-empty = Please type a name.
guest-names = Walnut Saffron Pistachio Cinnamon Quince Almond Cardamom Apricot Hazelnut Fig
other-device = Go on with another device
other-device-about = Open this link there, and your tables come along. It works once, for ten minutes.
other-device-link = Make a link

## Coming from another device

come-as = Continue here as { $name }?
come-nameless = Continue here with your tables?
come-about = Your name and your tables come along. The link works once.
come-instead = { $count ->
    [one] So far you are { $mine } on this device, with { $count } unfinished table.
   *[other] So far you are { $mine } on this device, with { $count } unfinished tables.
} It will go on as { $name }, and what { $mine } has begun can’t be opened here any more.
come-same = This is already your device. Open the link on the other one.
come-here = Continue here
someone = someone without a name

## Bots

level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

## Before the start

join = Join this table
sit-down = Sit down
table-full = All seats are taken. You may watch once the game begins.
seats = Players
seat-free = free
seat-here = at the table
seat-away = { $seconds ->
    [0] away
   *[other] away for { $seconds } s
}
seat-expected = not here yet
seat-gone = not at the table
seat-lent = a bot plays
that-is-you = (you)
is-host = (host)
sit-here = Sit here
add-bot = Add a bot
bot-level = Level of { $name }
stand-up = Stand up
remove = Remove
remove-named = Remove { $name }
fill-level = Bots in free seats
start = Start
start-with-bots = Start, bots take the free seats
still-expected = Still expected: { $seats }.
start-without = Start without waiting
start-without-about = If you start now, the game waits for their moves.
waiting-for-host = The host starts the game.
sat-down = { $name } sat down
invite = Invite your friends
invite-about = Send them this link, or let them scan the code.
invite-text = Come and play { $game } with me!

## While playing

table-bar = Table
your-turn = Your turn
to-move = to move
leave = Leave
hint = Hint
hint-thinking = Thinking …
hint-says = Hint:
hint-mark = Suggested.
hint-show = Show the move on the board
help-hints = Hints
help-hints-about = What a strong bot would do, and why. Among people, everybody sees who asks.
help-preview = Previews
help-preview-about = What a move would set off, before it is made. Among people, everybody sees who looks.
help-for-alone = Only alone with bots
help-for-everyone = For everyone
help-for-nobody = For nobody
hints-asked = { $seat } asked for a hint.
previews-asked = { $seat } looks at what a move would bring.
hints-count = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
previews-count = { $count ->
    [one] { $count } look ahead
   *[other] { $count } looks ahead
}
help-offer = Not sure? Take your time.
help-offer-hint = What would you do?
help-enough = No more tips
help-setting = Offer a hint when I think for long
log = Log
log-empty = Nothing has happened yet.
log-holed = What happened before is not listed here.
log-show = Show it on the board
log-and-chat = Log and chat
rules = Rules
help = Keyboard
watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
lend = Let a bot play
lend-own = Let a bot play for me
lent = A bot is playing for you.
reclaim = Take my seat back
is-away = { $seat } has been away for a while.
onlookers = Onlookers
onlookers-speak = may watch and write
onlookers-watch = may watch
onlookers-none = are not wanted
bots-hurry = Many tables are playing just now, so bots think less than usual.
you-watch = You are watching this game.
open-rule = Read rule { $rule }
refused-unsaid = This move is not allowed now.
link-reconnecting = The connection is lost. Reconnecting …
link-offline = You are offline. Your game is waiting for you.
since-away = Since you were away
leave-title = Leave the table?
leave-about = Your seat stays yours. You can come back any time from the home page.
leave-back-soon = Leave, I’ll be back
leave-to-bot = Leave, a bot plays for me
stay = Stay

## Chat

chat = Chat
chat-empty = Nobody has said anything yet.
chat-presets = Quick messages
chat-write = Write something
chat-earlier = From the last game:
chat-aside = Those who play will read this after the game.
chat-mute = Mute someone
chat-hushed = Partners play without a word: until the game is over there are only these quick messages.
chat-send = Send
chat-unread = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-hurry = Your turn, please
chat-oops = Oops!
bubble = { $name }: { $words }
react = React
reactions = Reactions
chat-clap = Bravo!
chat-laugh = Ha ha!
chat-wow = Wow!
chat-heart = Love it!
chat-tea = Time for tea?
chat-sad = What a pity …

## Keyboard

help-move = Move on the board
help-choose = Choose
help-explain = Explain what is chosen; again: its rule
help-explain-next = Explain the next thing
help-single-keys = Single keys open these panels

## The plain board

plain-news = Just now
plain-then = Then:
plain-undo = Undo
option-unset = not set

## The end

round-over = The round is over
game-over = The game is over.
score-sheet = Score sheet
score-winner = Winner
winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
you-win = You win!
you-share-win = You share the win!
rematch = Rematch
rematch-join = Join the rematch
rematch-called = The table for the rematch is set, and your seat is kept.
replay = Replay
fair-deal = Fair deal
fair-fixed = Fair deal: fixed before the start
record = Download the game
placings = Placings
placing = Place { $place }
looking-back = How it went
looking-back-about = Choose a line to see it in the replay.
consolation = A glass of tea, and then another game?
sheet-up = Show more
sheet-down = Show less

## Replay

replay-of = { $game }: replay
replay-eyes = Whose cards
replay-all = All open
replay-controls = Replay
replay-step = Move
replay-step-of = Move { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-share = Share this replay

## Rulebook

rules-page = Rules of { $game } · { korsi }
rules-contents = Contents
rules-print = Print
rules-search = Search the rules
rules-none = No rule has these words.
rules-missing = There is no rulebook for this game yet.

## What can go wrong

nowhere = There is no such page.
away-device = You are offline
away-server = The table can’t be reached just now
away-about = This page comes back by itself as soon as it can. Nothing is lost: your games wait where they are.
away-meanwhile = Meanwhile, without a connection
problem-offline = The server can’t be reached. Please check your connection.
problem-unknown = Something went wrong. Please try again.
problem-no-table = There is no such table. The link may be old or cut off.
problem-no-game = There is no such game here.
problem-no-cookie = Your browser keeps no cookies for this page, so we can’t tell who you are. Please allow them and try again.
problem-not-over = The replay can be seen once the game is over.
fault-not-understood = The server did not understand that. Please reload the page.
fault-not-host = Only the host can do that.
fault-seat-taken = This seat is taken.
fault-no-seat = You have no seat at this table.
fault-not-now = That can’t be done now.
fault-too-fast = That was too fast. Please wait a moment.
fault-not-away = This player is back, or has not been away long enough.
fault-name = This name can’t be used. Please choose another.
fault-avatar = There is no such avatar. Please choose one of those shown.
fault-chat = This can’t be sent.
fault-partners-silent = Partners play without a word: until the game is over, only the quick messages can be sent.
fault-onlookers-silent = The host has asked those who look on not to write.
fault-no-onlookers = The host would rather play without onlookers.
fault-full = Enough has been changed at this table: from now on it takes moves only.
fault-no-undo = There is nothing to undo now: the last move showed something new, or was not yours.
fault-undo-late = The game had already moved on, so nothing was undone.
fault-no-hint = There is no hint here, sorry: the bot can’t think this position through.
fault-no-hints = This table plays without hints{ $who ->
    [alone]  among people.
   *[nobody] .
}
fault-no-previews = This table plays without previews{ $who ->
    [alone]  among people.
   *[nobody] .
}
fault-busy = The server is busy. Please try again soon.
fault-no-room = The server’s disk is full, so nothing can be kept just now. Nothing is lost: we go on when there is room.
fault-no-client = The browser client is not built on this server.
fault-no-guest = We don’t know you yet. Please reload the page.
fault-no-table = There is no such table. The link may be old or cut off.
fault-damaged-table = This table’s record is damaged, so it can’t be opened. All other tables go on. Please tell whoever runs this server.
fault-ended-table = Whoever runs this server has ended this table.
fault-set-aside-table = Whoever runs this server has set this table aside for a while. Nothing is lost: its link will work again.
fault-moved-table = This table has moved to another server{ $to ->
    [none] . Please ask whoever runs this one where it is.
   *[other] , and goes on there.
}
moved-as-yourself = Take your seat there
moved-open = Open it there
fault-no-game = There is no game { $game } here.
fault-no-language = Nothing is written in { $language } here.
fault-not-found = There is no such page.
fault-method = This can’t be asked like that. Please reload the page.
fault-link = This link has been used, or is older than ten minutes. Please make a new one on the device you play on.
fault-options = { $what ->
    [game] There is no game { $game } here. There is: { $games }.
    [seats] This game is for { $least } to { $most } players, not { $given }.
    [option] This game has no option “{ $option }”. There is: { $options }.
    [number] The option “{ $option }” is a whole number from { $least } to { $most }, not { $given }.
    [choice] The option “{ $option }” can’t be { $given }. It can be: { $choices }.
   *[other] A table can’t be set like that. Please choose again.
}
fault-origin = This came from another page. Please open the table here and try again.
fault-too-large = That is too long. Please make it shorter.
fault-long-game = This game is too long to be shown here move by move. Its record can still be saved.
