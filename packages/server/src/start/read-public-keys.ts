import { readFileSync } from 'node:fs';
import { calculateJwkThumbprint, exportJWK, importJWK, importSPKI, type JWK } from 'jose';
import { InvalidSettings } from './read-settings.ts';

const algorithms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'EC P-256': 'ES256',
    'EC P-384': 'ES384',
    'OKP Ed25519': 'EdDSA',
  }),
);
/** Returns the signature algorithm of a key, by its kind where the key does not name one. */
const algorithmOf = ({ kty, crv, alg }: JWK): string => alg ?? algorithms.get(`${kty} ${crv}`) ?? 'RS256';

async function readPem(pem: string): Promise<JWK> {
  for (const algorithm of ['ES256', 'ES384', 'EdDSA', 'RS256']) {
    const key = await importSPKI(pem, algorithm, { extractable: true }).catch(() => null);
    if (key) return exportJWK(key);
  }
  throw new Error('unsupported kind of key: use EC P-256 or P-384, Ed25519 or RSA');
}

async function toPublic(jwk: JWK): Promise<JWK> {
  if ('d' in jwk || 'k' in jwk || jwk.kty === 'oct') throw new Error('it is secret: pass the public key');
  const { kty, crv, x, y, n, e } = jwk;
  const own = Object.fromEntries(Object.entries({ kty, crv, x, y, n, e }).filter(([, part]) => part));
  const alg = algorithmOf(jwk);
  await importJWK(own as JWK, alg);
  if (n && n.length < 342) throw new Error('an RSA key must have at least 2048 bits');
  return { ...own, alg, use: 'sig', kid: jwk.kid ?? (await calculateJwkThumbprint(own as JWK)) } as JWK;
}

/** Reads the public keys in a file: one as PEM (SPKI) or JWK, or a JWK set. Throws for secret, weak and unknown ones. */
export async function readPublicKeys(file: string): Promise<JWK[]> {
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text.includes('PRIVATE KEY')) throw new Error('it is secret: pass the public key');
    if (text.startsWith('-----BEGIN')) return [await toPublic(await readPem(text))];
    const found = JSON.parse(text) as JWK & { readonly keys?: readonly JWK[] };
    return await Promise.all((found.keys ?? [found]).map(toPublic));
  } catch (error) {
    throw new InvalidSettings(`${file} has no usable public key: ${(error as Error).message}`);
  }
}
