/** Whether somebody has touched this page since it was opened: before that it has to be silent. Listens from the very start, so that a
 * touch on the first page counts at the table. */

export const hand = { touched: false };

for (const gesture of ["pointerup", "click", "keydown"]) {
  addEventListener(gesture, ({ isTrusted }) => (hand.touched ||= isTrusted), { capture: true, passive: true }); // not of a script
}
