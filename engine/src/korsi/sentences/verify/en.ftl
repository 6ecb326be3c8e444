verify-whole = The file is whole: every byte is as it was written.
verify-deal = { $count ->
        [0] The deal follows from the secret that the table had committed itself to; no player’s device added a part.
        [one] The deal follows from the secret that the table had committed itself to, and from the part of one player’s device.
       *[other] The deal follows from the secret that the table had committed itself to, and from the parts of { $count } players’ devices.
    }
verify-moves = The whole game was played again from the beginning: every deal is right and every move is legal (moves: { $count }).
verify-compare = This must be the commitment that the table showed you before the start:
verify-nobody-looked = What no file can prove: that nobody at the server looked at what was hidden.
verify-no-proof = There is no proof of the deal in this file: it does not say how its seed was chosen.
verify-ended-agreed = This game ended early, as it stood after { $count } moves: the table says that all who stayed agreed on it. Nobody has won.
verify-ended-forgotten = This game ended early, as it stood after { $count } moves: the table says that nobody had touched it for long. Nobody has won.
verify-seat-lost = Seat { $number } was lost: the table says that its time was up, and a bot played on. It has not won.
verify-version = This file is of version { $version }; known here: { $known } and { $also }, and plain records.
verify-changed-heading = This file was changed: in its first line, which says the game, its options and its seats.
verify-changed-people = This file was changed: in the names of the players.
verify-changed-ended = This file was changed: in what it says of the end.
verify-changed-commitment = This file was changed: in the commitment.
verify-changed-part = This file was changed: in the part of seat { $number }.
verify-changed-secret = This file was changed: in the table’s secret.
verify-changed-seed = This file was changed: in the seed.
verify-changed-position = This file was changed: in the position that the game began with.
verify-changed-moves = This file was changed: in the list of moves.
verify-changed-move = This file was changed: in move { $number }.
verify-changed-digests = This file was changed: in the check sums at its end.
verify-changed-form = This file was changed: line { $number } is not written as Korsi writes it, although it says the same.
verify-wrong-secret = The secret in this file is not one: it has 64 digits from 0 to f.
verify-wrong-commitment = The secret is not the one that the table had committed itself to.
verify-wrong-part = The part of seat { $number } can’t be: a part has 64 digits from 0 to f, and each seat has one at most, in order.
verify-wrong-seed = The seed does not follow from the secret and the parts: these are not the cards that had to be dealt.
verify-wrong-ended = What this file says of the end can’t be: it does not fit the moves, or the seats.
verify-wrong-heading = A game like that can’t begin.
verify-wrong-move = Move { $number } is not legal.
