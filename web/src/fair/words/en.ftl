fair-about = Before the start the server has put its secret into a sealed envelope, so to speak: the line below is the seal, the table’s commitment.
fair-about-parts = Then every player’s device adds a random part of its own, by itself. The cards follow from the secret and all the parts together: nobody alone can choose them.
fair-about-end = After the last move the envelope is opened, and everybody can check that it was the same secret all along.
fair-commitment-shown = The table’s commitment
fair-part-added = This device has added its part.
fair-part-none = This device has added no part: nobody here has a seat.
fair-part-coming = This device is adding its part …
fair-parts-so-far = { $count ->
    [0] So far no device has added a part.
    [one] So far one device has added its part.
   *[other] So far { $count } devices have added their parts.
}

fair-checking = Checking …
fair-this-game = This game
fair-a-file = Open a game file …
fair-of-file = Checked: the file { $name }.
fair-proved-mark = Proved:
fair-wrong-mark = Wrong:
fair-unknown-mark = Not known here:
fair-findings = What was checked

fair-commitment = The secret that was opened after the end is the one that the table committed itself to.
fair-seen = It is the same commitment that this device saw before the start.
fair-seen-other = Before the start this device saw another commitment! The server has exchanged its secret.
fair-not-seen = This device did not see the commitment before the start, so it can’t compare it.
fair-parts = { $count ->
    [0] No device has added a part.
    [one] One device has added its part.
   *[other] { $count } devices have added their parts.
}
fair-own-part = The part of this device is among them, unchanged.
fair-own-part-missing = The part of this device is not among them!
fair-no-part-here = This device knows of no part of its own in this game.
fair-seed = What was dealt follows from the secret and the parts, and from nothing else.
fair-cards = The first cards, drawn here once more, are those that the game began with.
fair-cards-follow = The first cards follow from it; below they are drawn once more.
fair-cards-other = The first cards, drawn here once more, are not those that the game began with!
fair-cards-elsewhere = How this game deals its cards is not known here; korsi verify checks them.
fair-other-game = This is the file of another game.
fair-no-file = This is not a game file.

fair-all-proved = The deal was fair: neither the server alone nor a player alone could choose it.
fair-some-proved = Nothing is wrong, but not everything can be known on this device.
fair-is-wrong = Something is wrong with this deal or this file.
fair-no-proof-at-all = This game has no proof of its deal; it was played without one, or long ago.
fair-not-provable = What nobody can prove: that no one at the server looked at the hidden cards while you played.
fair-insecure = Your browser checks such things only over a safe connection (https). Download the game and check it with the command korsi verify.

fair-first-deal = The first deal, drawn once more
fair-all-open = All cards lay open: there was nothing to deal.
fair-by-hand = For those who want to check by hand
fair-by-hand-about = The commitment is SHA-256 of the words “korsi commitment 1” and the secret; the seed is HMAC-SHA-256 with the secret over game and parts; the cards are drawn from HMAC-SHA-256 of the seed. The game file has it all, and its description is part of Korsi (docs/game_file.md). The command korsi verify checks every deal and every move.
