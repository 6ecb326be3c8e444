/** What this person has selected: a marble in the fingers, a potion to drink, a place looked at. */

import { drinksOf, graspOf, keyOf, kindsOf, openKeys, spotOf, spotsOf, touched, usedBy, wholeOf } from "./choice";
import type { Kind } from "./tiles";
import type { Drink, FetchMarble, KeepMarble, Move, PlaceAnywhere, PlaceMarble, View } from "./vocabulary";

/** A marble in the fingers, and where it was. */
export type Held = Omit<PlaceMarble, "do" | "burner">;

/** Where a marble may go. */
export type Drop = PlaceMarble | PlaceAnywhere | KeepMarble | FetchMarble;

/** What a touch on a marble means now. */
export type Mode = "pick" | "help" | "effect" | "none";

export class Selection {
  held = $state.raw<Held | null>(null);
  helping = $state(false);
  /** A potion on the own shelf. */
  tile = $state.raw<string | null>(null);
  /** The effect chosen for Sands of Time. */
  as = $state.raw<Kind | null>(null);
  /** Marbles for the potion. */
  chosen = $state.raw<string[]>([]);
  /** The marble that is looked at. */
  aim = $state.raw<string | null>(null);
  /** By touch the first tap only shows what would happen. */
  byTouch = $state(false);
  /** The tile that is looked at: of a stack, a starter, any. */
  tileAim = $state.raw<string | null>(null);

  /** In a prismatic moment, the burner whose holes are asked for. */
  burner = $state.raw<number | null>(null);

  constructor(private readonly now: () => { view: Pick<View, "explosions">; legal: Move[]; foresees?: boolean }) {}

  drinks = $derived.by((): Drink[] => (this.tile === null ? [] : drinksOf(this.now().legal, this.tile)));
  kinds = $derived(kindsOf(this.drinks));
  kind = $derived.by((): Kind | null => (this.tile === null ? null : this.kinds.length === 1 ? this.kinds[0]! : this.as));
  effect = $derived(this.kind === null ? [] : this.drinks.filter((move) => usedBy(move) === this.kind));
  grasps = $derived(this.effect.map(graspOf).filter(({ keys }): boolean => keys.length > 0));
  victims = $derived(this.effect.flatMap(({ victim }) => victim ?? []));

  mode = $derived.by((): Mode => {
    const { legal } = this.now();
    if (this.tile !== null) return this.grasps.length > 0 ? "effect" : "none";
    if (this.helping) return "help";
    return legal.some((move) => move.do === "pick") ? "pick" : "none";
  });

  /** Marbles that can be touched to some effect. */
  lit = $derived.by((): Set<string> => {
    if (this.mode === "effect") return openKeys(this.grasps, this.chosen);
    return spotsOf(this.now().legal, this.mode);
  });

  /** What would go; `open`: perhaps more, among the hidden ones. */
  preview = $derived.by((): { keys: string[]; open: boolean } => {
    const none = { keys: [], open: false };
    if (this.aim === null || !this.lit.has(this.aim)) return this.mode === "effect" ? { keys: this.chosen, open: false } : none;
    if (this.mode === "pick") return this.explosion(this.aim);
    if (this.mode === "effect") {
      const keys = this.chosen.includes(this.aim) ? this.chosen : touched(this.grasps, this.chosen, this.aim, this.kind!);
      return { keys, open: false };
    }
    return { keys: [this.aim], open: false };
  });

  /** What a pick would take, as the view says it: the marble alone, where nothing is said of it. */
  private explosion(aim: string): { keys: string[]; open: boolean } {
    const { track, place } = spotOf(aim);
    const { view, foresees = true } = this.now();
    const told = foresees ? view.explosions.find((one) => one.track === track && one.place === place) : undefined;
    if (!told) return { keys: [aim], open: false };
    const { front, count, open } = told;
    return { keys: Array.from({ length: count }, (_, i) => keyOf({ track, place: front + i })), open };
  }

  /** The move that is ready to be made with a button. */
  ready = $derived.by((): Drink | null => {
    if (this.tile === null) return null;
    if (this.kind === "prismatic") return this.effect[0] ?? null;
    return wholeOf(this.grasps, this.chosen);
  });

  empty = $derived(this.held === null && !this.helping && this.tile === null);

  hold(held: Held): void {
    const same = this.held?.from === held.from && this.held.colour === held.colour;
    this.forget();
    if (!same) this.held = held;
  }

  uncork(tile: string): void {
    const same = this.tile === tile;
    this.forget();
    if (!same) this.tile = tile;
  }

  /** A marble for the potion; the move, where there is nothing more to choose. */
  touch(key: string): Drink | null {
    if (this.kind === null) return null;
    this.chosen = touched(this.grasps, this.chosen, key, this.kind);
    return this.kind === "wisdom" ? wholeOf(this.grasps, this.chosen) : null;
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.empty) return false;
    if (this.chosen.length > 0) this.chosen = [];
    else if (this.as !== null) this.as = null;
    else this.forget();
    return true;
  }

  forget(): void {
    this.held = null;
    this.helping = false;
    this.tile = null;
    this.as = null;
    this.chosen = [];
    this.tileAim = null;
    this.burner = null;
  }

  /** Where the held marble may go. */
  drops = $derived.by((): Drop[] => {
    const held = this.held;
    return held === null ? [] : dropsOf(this.now().legal, held);
  });
}

/** Where a marble may go, by the legal moves. */
export function dropsOf(legal: Move[], { from, colour }: Held): Drop[] {
  return legal
    .filter((move) => move.do === "put" || move.do === "prism" || move.do === "to_flask" || move.do === "to_hand")
    .filter((move) => {
      if (move.colour !== colour) return false;
      if (move.do === "put") return move.from === from;
      return from === (move.do === "to_flask" ? "hand" : "flask");
    });
}
