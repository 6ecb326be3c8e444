preview-invited = { $host } запрошує вас: { $game }
preview-open = Сідаймо грати: { $game }
preview-of = { $game } · { korsi }
scriptless = Без JavaScript стіл лишається порожнім. Будь ласка, увімкніть його й відкрийте сторінку знову.
