import { toBase64Url } from '../db/new-id.ts';

const encoder = new TextEncoder();

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(`foyer successor ${secret}`));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Encrypts `text` so that only a holder of `secret` (a token) can read it: the database never holds a usable token. */
export async function encryptText(text: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(secret),
    encoder.encode(text),
  );
  return `${toBase64Url(iv)}.${toBase64Url(new Uint8Array(data))}`;
}

/** Decrypts a text of {@link encryptText}; null for another secret. */
export async function decryptText(sealed: string, secret: string): Promise<string | null> {
  const [iv, data] = sealed.split('.').map(fromBase64Url);
  if (!iv || !data) return null;
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret), data);
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
