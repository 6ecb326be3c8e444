preview-invited = { $host } запрошує вас: { $game }
preview-open = Сідаймо грати: { $game }
preview-of = { $game } · { korsi }
