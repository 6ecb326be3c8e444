/** What can be opened beside a board. */
export type Panel = "hint" | "sound" | "log" | "chat" | "rules" | "seats" | "help" | "settings" | "leave" | "fair-deal";

/** What lies over a board as a sheet: what was asked for, and what opens by itself. A rulebook is a drawer of its own. */
export type Opened = Exclude<Panel, "hint" | "sound" | "rules"> | "since-away" | "score-sheet";
