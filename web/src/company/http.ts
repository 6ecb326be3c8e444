/** What is asked of the server by those who look for each other. */

import { ask } from "../link/http";
import type { Acquaintances, Answering, Invitations, NewSeek, Sought, Whom } from "../protocol/types";

export const seek = (wish: NewSeek) => ask<Sought>("POST", "/api/seek", wish);
/** Whether those who were sought have been found. */
export const lookFor = () => ask<Sought>("GET", "/api/seek");
export const unseek = () => ask<Sought>("DELETE", "/api/seek");
/** People of these tables, and of the unfinished ones, who may be asked to another. */
export const acquaintances = (tables: string[]) => ask<Acquaintances>("GET", `/api/company?tables=${tables.join(",")}`);
export const invite = (table: string, whom: Whom) => ask<Invitations>("POST", `/api/tables/${table}/invitations`, whom);
export const invitations = () => ask<Invitations>("GET", "/api/invitations");
export const answerInvitation = (table: string, answer: Answering["answer"]) => ask<Invitations>("PUT", `/api/invitations/${table}`, { answer } satisfies Answering);
