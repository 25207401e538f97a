import { parseArgs } from 'node:util';
import {
  type DeploymentEnvironment,
  deploymentEnvironments,
} from '@foyer/contract/environment/origins.schema';
import type { Database } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { listAllowedOrigins } from '../domain/branding/allowed-origins.repo.ts';
import { listBrandIds } from '../domain/branding/brands.repo.ts';
import { changeOrigins } from '../domain/branding/change-origins.ts';
import { environmentOf } from './environment-of.ts';
import { readOrigin } from './read-origin.ts';
import { InvalidSettings } from './read-settings.ts';

const usage = `npm run origins                                      lists every brand with the websites that may embed it
npm run origins -- allow <brand> <origin> …          https://www.example.org; in development * for any
npm run origins -- remove <brand> <origin> …
--environment development|staging|production         the list to use; by default that of this server (FOYER_ENVIRONMENT)`;

/** Returns an origin, or the value for pages without one. */
function readAllowed(text: string, environment: DeploymentEnvironment): string {
  if (text === 'null' || (text === '*' && environment === 'development')) return text;
  return readOrigin(text, environment);
}

/** Returns an origin to remove; one that may no longer be allowed today is accepted. */
const readRemoved = (text: string): string =>
  text === '*' || text === 'null' ? text : readOrigin(text, 'development');

function readWords(words: readonly string[], own: DeploymentEnvironment) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { environment: { type: 'string' } },
      allowPositionals: true,
    });
    const environment = deploymentEnvironments.find((name) => name === (values.environment ?? own));
    if (environment) return { environment, isNamed: values.environment !== undefined, positionals };
  } catch {
    // reported below
  }
  throw new InvalidSettings(usage);
}

async function list(
  db: Database,
  brands: readonly string[],
  environments: readonly DeploymentEnvironment[],
): Promise<string[]> {
  const all = await listAllowedOrigins(db);
  return brands.flatMap((brand) =>
    environments.map((environment) => {
      const own = all.filter((each) => each.brandId === brand && each.environment === environment);
      return `${brand} (${environment}): ${own.map(({ origin }) => origin).join(' ') || 'no other website'}`;
    }),
  );
}

/** `npm run origins`: lists and changes the websites that may embed a brand in an environment, by default this server's. Returns the lines to print. */
export async function runOrigins(
  db: Database,
  words: readonly string[],
  settings: Parameters<typeof environmentOf>[0],
): Promise<string[]> {
  const { environment, isNamed, positionals } = readWords(words, environmentOf(settings));
  const [verb, brand, ...texts] = positionals;
  const known = await listBrandIds(db);
  if (verb === undefined) return list(db, known, isNamed ? [environment] : deploymentEnvironments);
  const isKnown = verb === 'allow' || verb === 'remove';
  if (!isKnown || brand === undefined || texts.length === 0) throw new InvalidSettings(usage);
  const read = verb === 'allow' ? readAllowed : readRemoved;
  const given = texts.map((text) => ({ brandId: brand, environment, origin: read(text, environment) }));
  if (!known.includes(brand))
    throw new InvalidSettings(`There is no brand ${brand}. There are: ${known.join(', ')}`);
  const [allow, remove] = verb === 'allow' ? [given, []] : [[], given];
  await db.transaction((tx) =>
    changeOrigins(tx, { allow, remove, by: null, now: new Date(), requestId: newId() }),
  );
  return list(db, [brand], [environment]);
}
