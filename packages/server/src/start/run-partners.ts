import type { Database } from '../db/client.ts';
import { listBrandIds } from '../domain/branding/brands.repo.ts';
import { listCompanyIds } from '../domain/companies/company-ids.repo.ts';
import { closePartnerCodes } from '../domain/partners/partner-codes.repo.ts';
import {
  deletePartner,
  findPartner,
  keepPartner,
  listPartners,
  type Partner,
} from '../domain/partners/partners.repo.ts';
import { endSessionsOfPartner } from '../security/sessions.repo.ts';
import { keysInWords, readSignerName, withKeysOf, withoutKey } from './change-keys.ts';
import { readOrigin } from './read-origin.ts';
import { InvalidSettings } from './read-settings.ts';

const usage = `npm run partners                                          lists partners, whose backend may sign users in
npm run partners -- add <partner> <brand>
npm run partners -- key <partner> <file>                  a public key: PEM, JWK or JWK set
npm run partners -- drop-key <partner> <kid>              also ends all sessions that the partner began
npm run partners -- origins <partner> <origin> …          the pages on which users are signed in
npm run partners -- companies <partner> <number> …        customer numbers of the users' companies, or * for all of the brand
npm run partners -- second-factor <partner> yes|no        whether to trust its claim that a second factor was used
npm run partners -- remove <partner>                      also ends all sessions that the partner began`;

const line = (partner: Partner) =>
  [
    `${partner.id}: brand ${partner.brandId}`,
    `keys ${keysInWords(partner)}`,
    `origins ${partner.origins.join(' ') || 'none'}`,
    `companies ${partner.companies.join(' ') || 'none'}`,
    ...(partner.vouchesSecondFactor ? ['its second factors are trusted'] : []),
  ].join(' · ');

/** Returns a page on which the partner's users are signed in: over TLS, or on the developer's own machine; no wildcard. */
function readPage(text: string): string {
  const origin = readOrigin(text, 'development');
  const { protocol, hostname } = new URL(origin);
  const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol === 'https:' || isOwnMachine) return origin;
  throw new InvalidSettings(`${text} is not encrypted: use https, or the sign-in code can be intercepted`);
}

async function readCompanies(db: Database, numbers: readonly string[]): Promise<string[]> {
  if (numbers.includes('*')) return ['*'];
  const known = await listCompanyIds(db, numbers);
  const unknown = numbers.filter((number) => !known.has(number));
  if (unknown.length > 0) throw new InvalidSettings(`There is no company ${unknown.join(', ')}`);
  return [...known.values()];
}

/** Returns the changed fields of a partner after a verb with its arguments; null where the arguments are invalid. */
async function changed(
  db: Database,
  partner: Partner,
  verb: string,
  words: readonly string[],
): Promise<Partial<Partner> | null> {
  const [first] = words;
  if (verb === 'origins') return { origins: [...new Set(words.map(readPage))] };
  if (verb === 'companies') return { companies: await readCompanies(db, words) };
  if (first === undefined || words.length > 1) return null;
  if (verb === 'second-factor' && /^(yes|no)$/.test(first)) return { vouchesSecondFactor: first === 'yes' };
  if (verb === 'key') return { keys: await withKeysOf(partner, first) };
  return verb === 'drop-key' ? { keys: withoutKey(partner, first) } : null;
}

async function add(db: Database, id: string, brandId: string): Promise<Partner> {
  const known = await listBrandIds(db);
  if (!known.includes(brandId))
    throw new InvalidSettings(`There is no brand ${brandId}. There are: ${known.join(', ')}`);
  readSignerName(id, (await findPartner(db, id)) !== null);
  return { id, brandId, keys: [], origins: [], companies: [], vouchesSecondFactor: false };
}

/** `npm run partners`: manages partners whose backend may vouch for users, with their keys, pages and companies. Returns the lines to print. */
export async function runPartners(db: Database, [verb, id, ...words]: readonly string[]): Promise<string[]> {
  const now = new Date();
  if (verb === undefined) return (await listPartners(db)).map(line);
  if (id === undefined) throw new InvalidSettings(usage);
  const [first] = words;
  const before = verb === 'add' && first !== undefined ? await add(db, id, first) : await findPartner(db, id);
  if (!before) throw new InvalidSettings(`There is no partner ${id}\n${usage}`);
  if (verb === 'remove') {
    await deletePartner(db, id);
    return [`${id}: removed, ${await endSessionsOfPartner(db, id, now)} sessions ended`];
  }
  const change = verb === 'add' ? {} : await changed(db, before, verb, words);
  if (change === null) throw new InvalidSettings(usage);
  const after = { ...before, ...change };
  await keepPartner(db, after);
  if (verb !== 'drop-key') return [line(after)];
  await closePartnerCodes(db, id, now);
  return [line(after), `${await endSessionsOfPartner(db, id, now)} sessions ended`];
}
