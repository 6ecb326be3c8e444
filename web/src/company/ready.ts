/** What is fetched with its words, so that the first page has to know neither. */

import { speakOfCompany } from "./words";

async function spoken<Part>(part: Promise<{ default: Part }>): Promise<Part> {
  const [got] = await Promise.all([part, speakOfCompany()]);
  return got.default;
}

export const companyBar = () => spoken(import("./CompanyBar.svelte"));
export const finding = () => spoken(import("./Finding.svelte"));
export const chat = () => spoken(import("../table/Chat.svelte"));
