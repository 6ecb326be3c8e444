/** Text between first strong isolate and pop directional isolate: it keeps its own direction. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
