import type { JWK } from 'jose';
import { readPublicKeys } from './read-public-keys.ts';
import { InvalidSettings } from './read-settings.ts';

/** Whose statements are believed by public keys. */
interface Signer {
  readonly id: string;
  readonly keys: readonly JWK[];
}

/** The keys of a signer after `key <file>`: what the file holds takes the place of keys of the same name. */
export async function withKeysOf({ keys }: Signer, file: string): Promise<JWK[]> {
  const added = await readPublicKeys(file);
  const others = keys.filter(({ kid }) => added.every((key) => key.kid !== kid));
  return [...others, ...added];
}

/** The keys after `drop-key <kid>`. */
export function withoutKey({ id, keys }: Signer, kid: string): JWK[] {
  const others = keys.filter((key) => key.kid !== kid);
  if (others.length === keys.length) throw new InvalidSettings(`${id} has no key ${kid}`);
  return others;
}

/** A name that a statement may have as its `iss`. Throws for others. */
export function readSignerName(id: string, isTaken: boolean): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(id) || isTaken)
    throw new InvalidSettings(`${id} is taken, or no name: small letters, digits, dots and hyphens`);
  return id;
}

/** `2f1… (ES256)` for each key. */
export const keysInWords = ({ keys }: Signer): string =>
  keys.map(({ kid, alg }) => `${kid} (${alg})`).join(' ') || 'none';
