import { toBase64Url } from '../db/new-id.ts';

/** Purpose of a signature: it is not valid for another purpose, and never for a token. */
export type SigningPurpose = 'file address' | 'chat answer';

/** Returns a signature of 43 URL-safe characters. Its key is derived from the server's signing key, so any instance can verify it. */
export async function signText(purpose: SigningPurpose, text: string, signingKey: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return toBase64Url(
    new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(purpose, signingKey), bytes)),
  );
}

/** Whether a signature was made here for this text and purpose. */
export async function isSignedText(
  purpose: SigningPurpose,
  text: string,
  signature: string,
  signingKey: string,
): Promise<boolean> {
  const given = bytesOf(signature);
  if (given === null) return false;
  const key = await keyOf(purpose, signingKey);
  return crypto.subtle.verify('HMAC', key, given, new TextEncoder().encode(text));
}

async function keyOf(purpose: SigningPurpose, signingKey: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`foyer ${purpose} ${signingKey}`),
  );
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(text)) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
