/** A key for one intended effect. Not by `randomUUID`, which exists in secure contexts only. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('');
}
