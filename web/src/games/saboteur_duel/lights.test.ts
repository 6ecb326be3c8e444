import { expect, test } from "vitest";
import { tunnelsOf } from "./cards";
import { lightOf } from "./drawing";
import { lightsOf } from "./lights";
import { relit } from "./scene";
import { duel, laid } from "./testing";

test("only what the own way reaches lies in light; who watches sees everybody's", () => {
  const own = lightsOf(duel(), ["green", "blue"], 0);
  expect([...own.keys()]).toEqual(["1,4", "2,4", "3,4", "4,4"]);
  expect(own.get("2,4")).toEqual([{ colour: "green", d: "M102 75L-2 75" }]);
  expect([...lightsOf(duel(), ["green", "blue"], null).keys()]).toContain("1,2");
});

test("under the planks of a bridge it stays dark", () => {
  const bridge = tunnelsOf("P_BRIDGE_GOLD")!;
  expect(lightOf(bridge, ["N", "S"])).toBe("M50-2V53M50 97V152");
  expect(lightOf(bridge, ["E", "W"])).toBe("M-2 75H24M76 75H102");
});

test("the light follows the story, and waits for cards that do not lie there yet", () => {
  const then = duel({ maze: [...duel().maze, laid([5, 4], "P_H"), laid([6, 4], "P_H")], routes: [[...duel().routes[0]!, [5, 4, "EW"], [6, 4, "EW"]], []] });
  const scene = { ...duel(), maze: [...duel().maze, laid([5, 4], "P_H")] };
  expect(relit(scene, then).routes[0]!.map(([column]) => column)).toEqual([1, 2, 3, 4, 5]);
  expect(relit(scene, duel({ round: 2, routes: [[], []] })).routes).toEqual(duel().routes); // the next deal is not lit yet
});
