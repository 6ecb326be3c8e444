import { fireEvent } from "@testing-library/svelte";

/** What a board is telling comes to its end, as for somebody who touches the table beside it. */
export const hearOut = () => fireEvent.pointerDown(document.body);
