import { fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { AnyEvent, AnyMove, AnyView } from "../games/board";
import { nextTouch } from "../pieces/hinted";
import { hearOut } from "../testing/story";
import { LANGUAGES, learn, say, sayable, speak } from "../words/words.svelte";
import { goodMove, type LessonScene, type Moment, type Outcome } from "./scenes";

type AnyMoment = Moment<AnyView, AnyMove, AnyEvent>;
type Scene = LessonScene<AnyView, AnyMove, AnyEvent>;
interface Lesson {
  scenes: Scene[];
  outcomeOf: (scene: Scene, events: AnyEvent[], last: AnyMoment) => Outcome;
}

const lessons = import.meta.glob<Lesson>("../games/*/lesson.ts", { eager: true });
const pages = import.meta.glob<{ default: Component<{ onend: () => void }> }>("../games/*/Lesson.svelte", { eager: true });
const games = Object.entries(lessons).map(([file, lesson]) => ({
  game: lesson.scenes[0]!.start.view.game,
  lesson,
  Page: pages[file.replace("lesson.ts", "Lesson.svelte")]!.default,
}));

beforeAll(() => speak("en"));

/** Every way through a scene, to its ends. */
function walk(moment: AnyMoment, events: AnyEvent[], end: (events: AnyEvent[], last: AnyMoment) => void): void {
  for (const next of moment.next) {
    const all = [...events, ...next.events];
    if (next.then.legal.length === 0) end(all, moment);
    else walk(next.then, all, end);
  }
}

test.each(games)("$game: in every scene the hand knows a way to a good end", ({ lesson: { scenes, outcomeOf } }) => {
  for (const scene of scenes) {
    let { start: moment } = scene;
    let events: AnyEvent[] = [];
    let last = moment;
    while (moment.legal.length > 0) {
      const move = goodMove(moment, events, (all, before) => outcomeOf(scene, all, before).good);
      expect(move, scene.key).not.toBeNull();
      const next = moment.next[moment.legal.indexOf(move!)]!;
      [last, moment, events] = [moment, next.then, [...events, ...next.events]];
    }
    expect(outcomeOf(scene, events, last).good, scene.key).toBe(true);
  }
});

test.each(games)("$game: whatever is chosen or tried, there is a sentence in every language", async ({ game, lesson: { scenes, outcomeOf } }) => {
  const key = (words: string) => `${game}-lesson-${words}`;
  for (const language of LANGUAGES) {
    await speak(language);
    await learn(game);
    for (const scene of scenes) {
      const ends = new Set<string>();
      walk(scene.start, [], (events, last) => ends.add(outcomeOf(scene, events, last).good ? "-done" : "-missed"));
      expect(ends.has("-done"), scene.key).toBe(true);
      for (const end of ["", ...ends]) expect(sayable(key(`${scene.key}${end}`)), `${scene.key}${end} ${language}`).toBe(true);
      for (const { refused } of scene.start.refused) {
        expect(refused.rule).toMatch(/^[A-Z]{2}-[0-9]+$/);
        expect(sayable(refused.why), refused.why).toBe(true);
        expect(say(refused.why, refused.data, ["A", "B", "C", "D"])).not.toMatch(/\{|undefined/);
      }
    }
    expect(sayable(key("end"))).toBe(true);
    expect(sayable(key("end-more"))).toBe(true);
  }
  await speak("en");
});

test.each(games)("$game: who follows the hand comes through all of it", { timeout: 60_000 }, async ({ game, lesson: { scenes }, Page }) => {
  await learn(game);
  const { container } = render(Page, { onend: () => undefined });
  const click = async (mark: string) => fireEvent.click(container.querySelector(mark)!);
  for (const part of ["core", "more"]) {
    if (part === "more") await click('[data-do="more"]');
    for (const scene of scenes.filter((one) => one.part === part)) {
      for (let touches = 0; !container.querySelector(".text.good"); touches += 1) {
        expect(touches, `${scene.key}: the hand leads nowhere`).toBeLessThan(30);
        await hearOut();
        if (container.querySelector(".text.good")) break;
        const place = container.querySelector<HTMLElement>(".place")!;
        if (container.querySelector('[data-do="show"]')) await click('[data-do="show"]');
        const thing = nextTouch(place);
        expect(thing, `${scene.key}: nothing to touch`).not.toBeNull();
        await fireEvent.click(thing!);
      }
      await hearOut();
      await click(".ways .main");
    }
  }
  expect(container.querySelector('[data-do="more"]')).toBeNull();
  expect(container.querySelector('[data-do="first-game"]')).not.toBeNull();
});
