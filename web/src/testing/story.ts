import { fireEvent } from "@testing-library/svelte";

/** What a board is telling comes to its end, as for somebody who touches the table beside it. */
export async function hearOut(): Promise<void> {
  await fireEvent.pointerDown(document.body);
  await fireEvent.pointerUp(document.body);
}
