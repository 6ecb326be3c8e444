mine-parts = My games: what to see
mine-statistics = Statistics
mine-friends = Friends
mine-alone = Alone
mine-playing = Still playing
mine-finished = Finished games

## Looking for games

mine-filter = Filter
mine-filters = { $count ->
    [one] Filter: { $count } chosen
   *[other] Filter: { $count } chosen
}
mine-name = Name of somebody who was there
mine-game = Game
mine-any-game = All games
mine-result = Result
mine-any-result = All results
mine-won = Won
mine-lost = Not won
mine-when = When
mine-any-time = At any time
mine-week = In the last 7 days
mine-month = In the last 30 days
mine-year = In the last 12 months
mine-older = Longer ago
mine-with = Games with { $name }
mine-see-all = Show all games
mine-none = Every game that you finish will be here: who was there, how it went, and its replay.
mine-none-fit = No game is like that.
mine-shown = { $count ->
    [0] No game found.
    [one] { $count } game shown.
   *[other] { $count } games shown.
}
mine-more = More games
mine-place-of = Place { $place } of { $count }
mine-gone = Not kept here any more
mine-replay-of = Replay: { $game }, { $date }
mine-record-of = Download the game: { $game }, { $date }
mine-export = Save all games as a file
mine-export-about = All finished games with results and addresses, as JSON.

## Statistics

mine-statistics-none = The statistics begin with your first finished game.
mine-alone-at = { $game }: alone
mine-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
mine-played = Played
mine-won-share = { $share } of all
mine-mean = Mean score
mine-best = Best score

## Friends

mine-friends-none = Play a game with somebody to the end, and you will see here how it stands between you.
mine-standing = You { $ahead }, { $name } { $behind }
mine-equal = { $count ->
    [one] { $count } equal
   *[other] { $count } equal
}
mine-partners = As partners: { $won } of { $count } won
mine-last = Last game: { $date }
mine-by-game = By game

## Alone

mine-own-best = Your best
mine-own-none = You have not played it alone yet.
mine-house-best = The best of the house
mine-house-none = Nobody yet.
mine-listed = Show me among the best of the house
mine-listed-about = With your name and your best score. Without a name nobody is shown.
mine-no-alone = No game here can be played alone.
