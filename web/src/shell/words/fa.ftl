preview-invited = { $host } شما را به { $game } دعوت می‌کند
preview-open = بیایید { $game } بازی کنیم
preview-of = { $game } · { korsi }
