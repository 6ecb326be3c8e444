/** What is done at once, with nothing to open. */
export type Deed = "hint" | "sound" | "drawer";

/** What can be asked for beside a board. */
export type Panel = Deed | "log" | "chat" | "rules" | "seats" | "help" | "settings" | "leave" | "fair-deal";

/** What lies over a board as a sheet: what was asked for, and what opens by itself. A rulebook is a drawer of its own. */
export type Opened = Exclude<Panel, Deed | "rules"> | "since-away" | "score-sheet";
