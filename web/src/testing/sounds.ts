/** What is heard of events, for the tests of a game's sounds. */

import type { AnyEvent, GameClient, GameEvent } from "../games/board";
import { soundsOf } from "../sound/ear";
import type { Sound, SoundName, Sounds } from "../sound/names";

export function heardIn<E extends AnyEvent>(sounds: Sounds<E>) {
  const game = { vocabulary: { fields: {}, events: {} }, sounds } as unknown as GameClient;
  const all = (events: E[], seat: number | null = 0): Sound[] => {
    const batch = events as AnyEvent[] as GameEvent[];
    return batch.flatMap((event) => soundsOf(game, event, { seat, batch }));
  };
  const names = (batch: E[], seat: number | null = 0): SoundName[] => all(batch, seat).map(({ sound }) => sound);
  /** Only what is felt in this seat. */
  const felt = (batch: E[], seat: number | null): SoundName[] => all(batch, seat).flatMap((one) => (one.felt ? [one.sound] : []));
  return Object.assign(names, { all, felt });
}
