import type { JWK } from 'jose';
import { readPublicKeys } from './read-public-keys.ts';
import { InvalidSettings } from './read-settings.ts';

/** Signer of statements, with public keys. */
interface Signer {
  readonly id: string;
  readonly keys: readonly JWK[];
}

/** Returns the keys of a signer after `key <file>`: keys in the file replace those of the same name. */
export async function withKeysOf({ keys }: Signer, file: string): Promise<JWK[]> {
  const added = await readPublicKeys(file);
  const others = keys.filter(({ kid }) => added.every((key) => key.kid !== kid));
  return [...others, ...added];
}

/** Returns the keys after `drop-key <kid>`. */
export function withoutKey({ id, keys }: Signer, kid: string): JWK[] {
  const others = keys.filter((key) => key.kid !== kid);
  if (others.length === keys.length) throw new InvalidSettings(`${id} has no key ${kid}`);
  return others;
}

/** Returns a name that may be the `iss` of statements. Throws for others. */
export function readSignerName(id: string, isTaken: boolean): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(id) || isTaken)
    throw new InvalidSettings(`${id} is taken or not a name: lower-case letters, digits, dots and hyphens`);
  return id;
}

/** Returns `2f1… (ES256)` for each key. */
export const keysInWords = ({ keys }: Signer): string =>
  keys.map(({ kid, alg }) => `${kid} (${alg})`).join(' ') || 'none';
