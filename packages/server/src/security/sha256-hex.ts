/** Node's synchronous hash: `subtle` uses another thread, which takes ten times as long for a short text, and a tenth of an article list under load. */
const { hash } = globalThis.process?.getBuiltinModule?.('node:crypto') ?? {};

/** Returns the SHA-256 in hex, of bytes or of a text as UTF-8. */
export async function sha256Hex(content: string | Uint8Array): Promise<string> {
  if (hash) return hash('sha256', content, 'hex');
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
