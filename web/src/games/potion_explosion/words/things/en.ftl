# What things are and do: for the note beside them. What a potion does is said by its rule.

potion-explosion-thing-marble = { $colour }: { $magic }
potion-explosion-thing-spot = Take it, and the marbles behind slide down: where two of one colour collide, they explode and are yours too.
potion-explosion-thing-arch = Behind the arch: it can be seen, but not taken yet.
potion-explosion-thing-hand = In your hand. It goes on a hole of its colour, or into the flask if it fits nowhere.
potion-explosion-thing-flask-marble = In your flask: it waits there for a later turn.
potion-explosion-thing-others-marble = It lies with another player, where everybody can see it.
potion-explosion-thing-tile = A potion for { $points } points
potion-explosion-thing-holes = Holes: { $colours }.
potion-explosion-thing-missing = { $colours ->
    [none] It is complete.
   *[other] Still missing: { $colours }.
}
potion-explosion-thing-drunk = Drunk already: its points stay, and it still counts for skill tokens.
potion-explosion-thing-burner-empty = A free burner
potion-explosion-thing-burner-empty-text = At the end of your turn a new tile from the stacks comes here.
potion-explosion-thing-flask = Flask: { $count } of { $most }
potion-explosion-thing-hand-empty = Your hand
potion-explosion-thing-shelf = Your shelf
potion-explosion-thing-size = Tiles in this stack: { $count }
potion-explosion-thing-size-text = Only the top one can be taken. When all stacks are empty at the end of a turn, the end of the game begins.
potion-explosion-thing-tank = Hidden in the tank: { $count }
potion-explosion-thing-countdown = Countdown stack: { $count }
potion-explosion-thing-bank = Bank: { $count }
potion-explosion-thing-helps-left = Help tokens left: { $count }
potion-explosion-thing-points = Points: { $count }
potion-explosion-thing-skills = Skill tokens: { $count }
potion-explosion-thing-helps = Help tokens: { $count }
potion-explosion-thing-help = A little help
potion-explosion-thing-first = The first player
potion-explosion-thing-player-text = Whoever has the most points at the end wins.
