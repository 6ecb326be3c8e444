import type { Level } from "../protocol/types";

export const LEVELS: Level[] = ["easy", "normal", "hard", "expert"];
