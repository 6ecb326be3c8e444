preview-invited = { $host } شما را به { $game } دعوت می‌کند
preview-open = بیایید { $game } بازی کنیم
preview-of = { $game } · { korsi }
scriptless = بدون جاوااسکریپت میز خالی می‌ماند. لطفاً آن را روشن کنید و صفحه را دوباره باز کنید.
