preview-invited = { $host } invites you to { $game }
preview-open = Come and play { $game }
preview-of = { $game } · { korsi }
scriptless = Without JavaScript the table stays empty. Please switch it on and load the page again.
