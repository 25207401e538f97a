/** Bits per word, of which `PROBES` are set: about one in ten thousand words outside the list is found wrongly. */
const BITS_A_WORD = 20;
const PROBES = 14;

/** Creates a compact set of words: a word of the set is always found, another word hardly ever. */
export function createBloomFilter(words: readonly string[]): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(Math.ceil((words.length * BITS_A_WORD) / 8));
  for (const word of words)
    for (const at of probesOf(word, bits)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return bits;
}

export const isInBloomFilter = (bits: Uint8Array, word: string): boolean =>
  probesOf(word, bits).every((at) => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);

/** Returns the positions of the bits of a word. @see Kirsch and Mitzenmacher, Less Hashing, Same Performance (2006) */
function probesOf(word: string, bits: Uint8Array): number[] {
  const [one, other] = [hash(word, 0x811c9dc5), hash(word, 0x01000193) | 1];
  return Array.from({ length: PROBES }, (_, at) => ((one + at * other) >>> 0) % (bits.length * 8));
}

/** Hashes with FNV-1a, mixed at the end so that every bit also depends on the last characters. */
function hash(word: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
