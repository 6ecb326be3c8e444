/** Bytes, and what the browser's own cryptography makes of them. It has it only where nobody on the way can
 * change the page: with HTTPS, and on the machine itself. */

const SECRET = /^[0-9a-f]{64}$/;

export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/** Whether this is 32 bytes as JSON has them: 64 hex digits in lower case. */
export const isSecret = (given: unknown): given is string => typeof given === "string" && SECRET.test(given);

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const textBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A whole number in so many bytes, the highest first. */
export function numberBytes(number: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, left = number; at >= 0; at--, left = Math.floor(left / 256)) bytes[at] = left % 256;
  return bytes;
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** A function that signs messages with this key: HMAC-SHA-256. */
export async function signer(key: Uint8Array<ArrayBuffer>): Promise<(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}
