me = Who I am
me-page = Who I am · { korsi }
me-someone = Name and avatar
me-look = Language and light
me-games-about = All that you have played: what came of it, with whom, and what it comes to.
me-games-see = See my games

## Keep me

keep-me = Keep me
keep-me-about = You are a guest here: this browser knows you, and that is enough to play. If it forgets you, or you take another device, a passkey or a code brings you back.
keep-me-safe = You can come back from any device.
keep-me-unsafe = So far only this browser knows you.
way-made = made { $ago }
way-used = last used { $ago }
way-drop = Take away
way-stay = Keep it
way-named = { $what }: { $name }
passkey = Passkey
passkey-about = Your device keeps it, and opens it with your finger, your face or its PIN. There is nothing to remember.
passkey-make = Make a passkey
passkey-one-more = Make one more
passkey-made = Your passkey is ready.
passkey-not-made = No passkey was made. Try again whenever you like.
passkey-twice = There is a passkey of yours on this device already.
passkey-failed = Your browser could not do that here. A code works everywhere.
passkey-site = works at { $site }
passkey-drop-sure = Take this passkey away? It will not bring you back any more.
passkey-address = Browsers make passkeys only for a server with a name, and this one is open at a number: { $host }. Take a code instead.
passkey-insecure = Browsers make passkeys only where the address begins with https, and here it does not: { $host }. Take a code instead.
passkey-unknown = This browser knows no passkeys. Take a code instead.
code = Code to write down
code-about = Thirty digits on a piece of paper. They work on every device and in every browser.
code-make = Make a code
code-new = Make a new code
code-new-about = With a new code, the old one works no more.
code-there = You have a code
code-shown = This is your code. Write it down now: it is shown this once.
code-like-a-key = Keep it like a key: whoever has it can come in as you.
code-written = I have written it down
code-drop-sure = Take the code away? What is on your paper will not work any more.

## Coming back

sign-in = Been here before?
sign-in-about = Come back as yourself on this device, with your name and your tables.
sign-in-passkey = Come back with a passkey
sign-in-code = Your code
sign-in-with-code = Come back with the code
sign-in-other = Come in as somebody else
sign-in-both = { $count ->
    [one] On this device you are { $name }, with { $count } unfinished table.
   *[other] On this device you are { $name }, with { $count } unfinished tables.
}
sign-in-both-ask = What becomes of that?
sign-in-bring = It comes along
sign-in-leave = It stays behind
sign-in-leave-about = Then there is no way back to it from here. Make a code first, and there is one.
sign-in-leave-safe = Your passkey or code brings you back to it.
sign-in-called-off = Nothing has changed. Try again whenever you like.
sign-in-done = Welcome back, { $name }!
sign-in-done-nameless = Welcome back!
come-bring = Come, and bring them along
come-leave = Come, and leave them behind

## Devices

devices = My devices
devices-about = Here you are signed in. A device that you no longer have, you can sign out.
device-on = { $browser } on { $system }
device-any = Some device
device-here = this one
device-sign-out = Sign out
device-sign-out-sure = Sign this device out? It will not know you any more.
device-sign-out-here = Sign out here? This browser will not know you any more, and you begin as a new guest.

## What is known

known = What the server knows about me
known-about = Your name and avatar, what kind of devices you have, and what you did and said at tables. There is no e-mail address and no list of where you come from.
known-save = Save it as a file

## Leaving

farewell = Leave for good
farewell-about = Everything about you is deleted here. The games of others stay theirs.
farewell-ask = Leave …
farewell-person = Your name and avatar, your devices, passkeys and your code are deleted at once, on every device.
farewell-games = Games that you played stay, for those who played with you: your moves are those of a nameless guest, and your words in the chat are emptied.
farewell-tables = { $count ->
    [one] At { $count } unfinished table a bot plays on for you.
   *[other] At { $count } unfinished tables a bot plays on for you.
}
farewell-copies = If whoever runs this server has made copies before, these may know you until they are thrown away.
farewell-go-on = Go on
farewell-sure = Really leave?
farewell-sure-about = This can’t be undone, by nobody.
farewell-yes = Yes, delete everything
farewell-no = I stay
gone = Farewell!
gone-about = Nothing about you is left here. Whenever you like, come back to the table as a new guest.
gone-tables = { $count ->
    [one] At { $count } table a bot plays on.
   *[other] At { $count } tables a bot plays on.
}

## What can go wrong

fault-code = Nobody has this code. It may be an old one.
fault-code-typo = This can’t be a code: a digit is missing, or another than on your paper. Please compare them.
fault-passkey = This passkey opens nothing here. It may have been taken away, or it took too long.
fault-no-passkeys = Here no passkey can be used. Take a code instead.
fault-passkeys-enough = You have { $most } passkeys, and that is enough. Take one away first.
fault-choose = { $count ->
    [one] On this device you sit at { $count } table. Please say what becomes of that.
   *[other] On this device you sit at { $count } tables. Please say what becomes of them.
}
fault-both-sit = At one table you sit as both, and nobody can have two seats. Finish that game first, or leave this one behind.
fault-only-way = This is the only way to you. Make a code first, so that you can come back.
fault-no-way = That is not there any more. Please reload the page.
