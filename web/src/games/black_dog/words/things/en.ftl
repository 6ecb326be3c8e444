# What things are and do: for the note beside them.

black-dog-thing-start_1_11 = Brings a pawn out of the pen to your origin, or moves one of yours 1 or 11 spaces.
black-dog-thing-start_13 = Brings a pawn out of the pen to your origin, or moves one of yours 13 spaces.
black-dog-thing-blue = { $steps ->
    [one] Moves one of your pawns exactly { $steps } space.
   *[other] Moves one of your pawns exactly { $steps } spaces.
}
black-dog-thing-team_4 = Four steps for your pawns and your partner’s, shared out as you like; a pawn takes part once. All four must be gone.
black-dog-thing-team_4-alone = Four steps for your pawns and your opponents’, shared out as you like; a pawn takes part once. All four must be gone.
black-dog-thing-black = First one of your pawns moves { $steps } spaces, then the dog moves as many and bites.
black-dog-thing-black_1_7 = First one of your pawns moves 1 to 7 spaces, as you choose, then the dog moves as many and bites.
black-dog-thing-copy = Counts as the card that was played last in this round, whoever played it. It can’t be the first card of a round.
black-dog-thing-copy-now = Right now it would count as { $card }.
black-dog-thing-swap = One of your pawns changes places with another player’s. Both must be on the track, neither on its own origin. The dog is never swapped.
black-dog-thing-magnet = One of your pawns on the track is drawn to the space right behind the next piece ahead, be it a pawn or the dog. It never enters the lane.
black-dog-thing-back = A card, face down
black-dog-thing-back-text = Only its owner knows it. In the exchange it goes to the partner, or, with two or three players, to the left.
black-dog-thing-pawn-pen = It waits in the pen: only a start card brings it out.
black-dog-thing-pawn-track = It goes clockwise. Whoever lands on its space sends it back to the pen; so does the dog.
black-dog-thing-pawn-origin = On its own origin nobody can hit, pass or swap it, and the dog spares it: it closes the way for all.
black-dog-thing-pawn-lane = It is home, and safe. It may still move on in its lane, by the exact number and without jumping.
black-dog-thing-dog = The black dog
black-dog-thing-dog-text = { $bites ->
    [landing] It runs after a black card has been played, as far as the card says, and bites the pawn it lands on: back to the pen. Origins don’t count for it.
   *[passing] It runs after a black card has been played, as far as the card says, and bites every pawn it passes or lands on: back to the pen. A pawn on its own origin is safe.
}
black-dog-thing-space-text = The track has 64 spaces, 0 to 63, clockwise.
black-dog-thing-space-steps = { $steps ->
    [0] This is your origin.
    [one] From here it is { $steps } step to your origin, and then the lane begins.
   *[other] From here it is { $steps } steps to your origin, and then the lane begins.
}
black-dog-thing-space-disc = It lies on the disc and turns with it.
black-dog-thing-space-paw = A paw: if a move ends here, the disc is turned by a quarter, to the left or to the right.
black-dog-thing-space-origin = Origin of { $seat }: here those pawns start, and here their lane begins. A pawn of that colour closes it.
black-dog-thing-lane = Lane of { $seat }
black-dog-thing-lane-text = Four spaces for four pawns. They are reached by the exact number, without jumping; in here a pawn is safe.
black-dog-thing-pen = Pen of { $seat }
black-dog-thing-pen-text = Pawns wait here until a start card brings them out. Whoever is hit or bitten comes back here.
black-dog-thing-disc = The disc
black-dog-thing-disc-text = If a pawn that you moved stands on a paw at the end of your turn, you turn the disc by a quarter, with all that stands on it, the dog too.
black-dog-thing-deck-text = Cards that are still to be dealt. When it is empty, all that was played is shuffled.
black-dog-thing-last-none = The card played last lies here. A copy counts as that card.
black-dog-thing-round-text = A round has five cards each. At its start cards are exchanged; whoever can play must play.
black-dog-thing-cards = Cards in hand: { $count }
black-dog-thing-cards-text = What { $seat } still has to play in this round. Who can play a card must, even to their own harm.
black-dog-thing-home = Pawns home: { $count }
black-dog-thing-home-text = { $paired ->
    [yes] The team whose eight pawns are all in their lanes wins.
   *[no] Whoever has four pawns in the lane first wins.
}
black-dog-thing-dealer = The dealer
black-dog-thing-dealer-text = { $seat } deals in this round; whoever sits to the left begins, and deals the next.
