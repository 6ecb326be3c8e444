## Faces

avatar-pomegranate = Pomegranate
avatar-walnut = Walnut
avatar-pistachio = Pistachio
avatar-quince = Quince
avatar-tea-glass = Glass of tea
avatar-samovar = Samovar
avatar-saffron = Saffron
avatar-cinnamon = Cinnamon
avatar-date = Date
avatar-fig = Fig
avatar-lemon = Lemon
avatar-candle = Candle
avatar-grapes = Grapes
avatar-watermelon = Watermelon
avatar-apricot = Apricot
avatar-cherry = Cherries
avatar-star-anise = Star anise
avatar-teapot = Teapot
avatar-sugar-loaf = Sugar loaf
avatar-mint = Mint
avatar-honey = Honey
avatar-bread = Bread
avatar-lantern = Lantern
avatar-hazelnut = Hazelnut

## Bots, and their manners

manner-cat = The cat: sees everything, says nothing.
manner-sparrow = The sparrow: quick, and never sorry.
manner-goldfish = The goldfish: forgives every game at once.
manner-tortoise = The tortoise: there is no hurry, ever.
manner-hedgehog = The hedgehog: shy, but do come closer.
manner-owl = The owl: thinks best after dark.
manner-hare = The hare: all ears for your plans.
