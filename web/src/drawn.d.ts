/** See `web/plugins/drawn.ts`. */
declare module "*?drawn" {
  const drawn: import("./games/board").Drawn;
  export default drawn;
}
