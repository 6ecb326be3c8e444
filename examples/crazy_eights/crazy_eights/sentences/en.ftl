crazy-eights = Crazy Eights
crazy-eights-about = Be the first to get rid of your cards: the same suit or the same rank goes on the pile, and an eight on anything.

## Cards

crazy-eights-card = { $rank } { $sign }
crazy-eights-rank-A = ace
crazy-eights-rank-J = jack
crazy-eights-rank-Q = queen
crazy-eights-rank-K = king
crazy-eights-sign-C = ♣
crazy-eights-sign-D = ♦
crazy-eights-sign-H = ♥
crazy-eights-sign-S = ♠
crazy-eights-suit-C = clubs ♣
crazy-eights-suit-D = diamonds ♦
crazy-eights-suit-H = hearts ♥
crazy-eights-suit-S = spades ♠

## Moves

crazy-eights-do-play = Play a card
crazy-eights-do-draw = Or
crazy-eights-move-play = { $suit ->
    [none] { $card }
   *[other] { $card }, wish for { $suit }
}
crazy-eights-move-draw = draw a card

## Events

crazy-eights-event-played = { $suit ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } and wishes for { $suit }.
}
    .you-seat = { $suit ->
        [none] You play { $card }.
       *[other] You play { $card } and wish for { $suit }.
    }
crazy-eights-event-drew = { $count ->
    [0] The stock is empty: { $seat } passes.
   *[other] { $seat } draws a card.
}
    .you-seat = { $count ->
        [0] The stock is empty: you pass.
       *[other] You draw a card.
    }
crazy-eights-event-drawn = You drew { $card }.
crazy-eights-event-over = The game is over. Points left in hand: { $points }. The fewest: { $winners }.

## Refusals

crazy-eights-not-your-turn = It is not your turn.
crazy-eights-not-in-hand = This card is not in your hand: { $card }.
crazy-eights-no-fit = { $card } does not fit: follow { $suit }, or the rank of the last card.
crazy-eights-wish-first = Whoever plays an eight wishes for a suit.
crazy-eights-no-wish = Only an eight comes with a wish.

## Why a bot likes a move

crazy-eights-why-play = { $count ->
    [one] It fits, and would cost { $count } point in hand.
   *[other] It fits, and would cost { $count } points in hand.
}
crazy-eights-why-eight = An eight goes on anything; { $suit } suits this hand.
crazy-eights-why-draw = It is better to draw than to play what fits, or nothing fits.

## What is on the table

crazy-eights-field-discards = Pile, the last card on top
crazy-eights-field-suit = Suit to follow
crazy-eights-field-passed = Passes in a row
crazy-eights-field-stock = Cards in the stock
crazy-eights-field-cards = Cards in hand
crazy-eights-field-hand = Hand
crazy-eights-field-points = Points
crazy-eights-field-hands = All hands
crazy-eights-option-hand = Cards for each player

## What is counted

crazy-eights-statistic-cards = Cards played
crazy-eights-statistic-eights = Eights among them
crazy-eights-statistic-drawn = Cards drawn a game
crazy-eights-statistic-caught = Most points in hand at the end
