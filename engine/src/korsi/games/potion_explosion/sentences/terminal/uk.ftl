## What only the terminal says

potion-explosion-question-draft = Яку початкову плитку візьмете? (її номер)
potion-explosion-question-pick = Жолоб і місце кульки: 3 5. Або: жетон 3 5 (маленька допомога), r1 (червона на пальник 1), колба k, рука b, пити 1 …, кінець:
potion-explosion-question-turn = r1 (червона на пальник 1), колба k, рука b, жетон 3 5 (маленька допомога), пити 1 … або кінець:
potion-explosion-question-prism = Кулька, пальник, лунка: r1 y (червона на пальник 1, жовта лунка). Або досить:
potion-explosion-question-refill = Верхню плитку якого стосу візьмете? (від 1 до 5)
potion-explosion-question-tiebreak = Жолоб і місце кульки: 3 5
potion-explosion-word-pick = взяти беру вибрати жолоб місце плитка плитку стос
potion-explosion-word-put = покласти на пальник і й із у до лунка лунку кулька кульку гравець
potion-explosion-word-help = жетон поміч
potion-explosion-word-flask = f колба колбу колби
potion-explosion-word-hand = рука руку
potion-explosion-word-drink = d пити випити зілля
potion-explosion-word-as = як
potion-explosion-word-end = e кінець закінчити
potion-explosion-word-done = досить годі
potion-explosion-word-R = червона червону
potion-explosion-word-B = синя синю
potion-explosion-word-K = чорна чорну
potion-explosion-word-Y = жовта жовту
potion-explosion-sheet-potions = Зілля
potion-explosion-sheet-skills = Майстерність
potion-explosion-sheet-helps = Допомога
