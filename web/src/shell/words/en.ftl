preview-invited = { $host } invites you to { $game }
preview-open = Come and play { $game }
preview-of = { $game } · { korsi }
