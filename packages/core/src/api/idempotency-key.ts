/** Returns a key for one intended effect. `randomUUID` is not used, because it exists in secure contexts only. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('');
}
