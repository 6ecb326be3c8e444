/** How the lines of the chart differ, besides their colour: a shape and a dash for every seat.
 * Shapes are drawn round 0, 0, about 8 wide. */

export const SHAPES = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
  "M-4-4h8v8h-8Z",
  "M0-5 5 4H-5Z",
  "M0-5.5 5.5 0 0 5.5-5.5 0Z",
  "M0 5-5-4H5Z",
  "M-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3Z",
  "M0-6 1.6-2H6L2.4.8 3.8 5 0 2.4-3.8 5-2.4.8-6-2h4.4Z",
  "M-5-3 0-5 5-3V3L0 5-5 3Z",
  "M-5-5-1 0-5 5-2 5 0 2 2 5 5 5 1 0 5-5 2-5 0-2-2-5Z",
  "M-5-2h10v4h-10Z",
];

export const DASHES = ["none", "7 3", "2 3", "9 3 2 3", "4 4", "12 4", "1 4", "6 2 1 2 1 2", "14 3 4 3", "3 2"];

/** Each passes 3:1 on paper, by day and by night. */
export const COLOURS = [
  "light-dark(#9c2f24, #e5866d)",
  "light-dark(#245a86, #86bfe8)",
  "light-dark(#2d6a35, #93cd96)",
  "light-dark(#6b3a86, #cda2e4)",
  "light-dark(#82590a, #e2b457)",
  "light-dark(#0f6b6b, #6fcfcb)",
  "light-dark(#8a2a5e, #ec96c0)",
  "light-dark(#4a4f9c, #a9aef5)",
  "light-dark(#5c4733, #cdb89e)",
  "light-dark(#3d3d3d, #d0d0d0)",
];
