/** Passkeys, as browsers have them: what the server asks in JSON is put as they want it, and what they answer as the server does. */

import type { Json } from "../games/board";
import type { Keeping } from "../protocol/types";

type Place = Keeping["place"] | "unknown";

/** Whether a passkey can be made on this page, or why not. */
export function placeOf(said: Keeping["place"]): Place {
  if (said !== "here") return said;
  if (!window.isSecureContext) return "insecure";
  return "PublicKeyCredential" in window ? "here" : "unknown";
}

/** Makes one; null where the person would rather not. Where this device has one already, it says so by an error. */
export async function make(options: Json): Promise<Json | null> {
  const { user, challenge, excludeCredentials, ...rest } = options as unknown as MakingOptions;
  const made = await navigator.credentials
    .create({
      publicKey: {
        ...rest,
        challenge: bytes(challenge),
        user: { ...user, id: bytes(user.id) },
        excludeCredentials: excludeCredentials.map(({ id, type }) => ({ type, id: bytes(id) })),
      },
    })
    .catch(unlessCalledOff);
  if (!made) return null;
  const { response, ...credential } = plain(made as PublicKeyCredential);
  const { attestationObject } = response as AuthenticatorAttestationResponse;
  return { ...credential, response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(attestationObject) } };
}

/** Asks for any that this browser has for us; null where the person would rather not. */
export async function show(options: Json): Promise<Json | null> {
  const { challenge, rpId, timeout, userVerification } = options as unknown as AskingOptions;
  const shown = await navigator.credentials
    .get({ publicKey: { rpId, timeout, userVerification, challenge: bytes(challenge) } })
    .catch(unlessCalledOff);
  if (!shown) return null;
  const { response, ...credential } = plain(shown as PublicKeyCredential);
  const { authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  return {
    ...credential,
    response: { clientDataJSON: text(response.clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature) },
  };
}

interface MakingOptions extends Omit<PublicKeyCredentialCreationOptions, "user" | "challenge" | "excludeCredentials"> {
  user: { id: string; name: string; displayName: string };
  challenge: string;
  excludeCredentials: { id: string; type: "public-key" }[];
}

interface AskingOptions {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: UserVerificationRequirement;
}

/** The person has closed the browser's question, or waited for too long: browsers do not say which. */
function unlessCalledOff(thrown: unknown): null {
  if (thrown instanceof DOMException && ["NotAllowedError", "AbortError"].includes(thrown.name)) return null;
  throw thrown;
}

const plain = ({ id, rawId, type, response }: PublicKeyCredential) => ({ id, rawId: text(rawId), type, response });

export function text(buffer: ArrayBuffer): string {
  const letters = [...new Uint8Array(buffer)].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const bytes = (written: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
