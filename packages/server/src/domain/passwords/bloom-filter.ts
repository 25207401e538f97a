/** So many bits for a word, and so many of them looked at: one word in ten thousand that is not in the list seems to be. */
const BITS_A_WORD = 20;
const PROBES = 14;

/** A set of words in a few bytes: what is in it is always found, and something else hardly ever. */
export function createBloomFilter(words: readonly string[]): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(Math.ceil((words.length * BITS_A_WORD) / 8));
  for (const word of words)
    for (const at of probesOf(word, bits)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return bits;
}

export const isInBloomFilter = (bits: Uint8Array, word: string): boolean =>
  probesOf(word, bits).every((at) => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);

/** Where the bits of a word lie. @see Kirsch and Mitzenmacher, Less Hashing, Same Performance (2006) */
function probesOf(word: string, bits: Uint8Array): number[] {
  const [one, other] = [hash(word, 0x811c9dc5), hash(word, 0x01000193) | 1];
  return Array.from({ length: PROBES }, (_, at) => ((one + at * other) >>> 0) % (bits.length * 8));
}

/** FNV-1a, stirred at its end so that every bit depends on the last letters too. */
function hash(word: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
