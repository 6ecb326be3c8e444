/** What can be opened beside a board. */
export type Panel = "hint" | "log" | "chat" | "rules" | "seats" | "help" | "settings" | "leave";
