import { sha256Hex } from '../../security/sha256-hex.ts';

/** Returns the ETag of a content. Weak: the same content is also sent compressed. */
export const tagOf = async (bytes: Uint8Array): Promise<string> =>
  `W/"${(await sha256Hex(bytes)).slice(0, 32)}"`;

/** Whether an `If-None-Match` header contains the tag. */
export const isKnownTag = (given: string | null, tag: string): boolean =>
  (given ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^(?!W\/)/, 'W/') === tag);
