import { deploymentEnvironments } from '@foyer/contract/environment/origins.schema';
import type { Database } from '../db/client.ts';
import { listBrandIds } from '../domain/branding/brands.repo.ts';
import {
  deleteOperator,
  findOperator,
  keepOperator,
  listOperators,
  type Operator,
} from '../domain/operators/operators.repo.ts';
import { keysInWords, readSignerName, withKeysOf, withoutKey } from './change-keys.ts';
import { InvalidSettings } from './read-settings.ts';

const usage = `npm run operators                                          lists operators, whose systems may change allowed origins
npm run operators -- add <operator>
npm run operators -- key <operator> <file>                  a public key: PEM, JWK or JWK set
npm run operators -- drop-key <operator> <kid>
npm run operators -- brands <operator> <brand> …            the brands it may change, or * for all
npm run operators -- environments <operator> <environment> …  development, staging, production
npm run operators -- remove <operator>`;

const line = (operator: Operator) =>
  [
    `${operator.id}: keys ${keysInWords(operator)}`,
    `brands ${operator.brands.join(' ') || 'none'}`,
    `environments ${operator.environments.join(' ') || 'none'}`,
  ].join(' · ');

/** Returns the known names among `words`; throws for unknown ones. */
function known<T extends string>(what: string, words: readonly string[], names: readonly T[]): T[] {
  const found = names.filter((name) => words.includes(name));
  const unknown = words.filter((word) => !found.some((name) => name === word));
  if (unknown.length > 0)
    throw new InvalidSettings(`There is no ${what} ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  return found;
}

/** Returns the changed fields of an operator after a verb with its arguments; null where the arguments are invalid. */
async function changed(
  db: Database,
  operator: Operator,
  verb: string,
  words: readonly string[],
): Promise<Partial<Operator> | null> {
  const [first] = words;
  if (verb === 'brands') {
    const brands = words.includes('*') ? ['*'] : known('brand', words, await listBrandIds(db));
    return { brands };
  }
  if (verb === 'environments') return { environments: known('environment', words, deploymentEnvironments) };
  if (first === undefined || words.length > 1) return null;
  if (verb === 'key') return { keys: await withKeysOf(operator, first) };
  return verb === 'drop-key' ? { keys: withoutKey(operator, first) } : null;
}

/** `npm run operators`: manages systems that may change allowed origins, with their keys, brands and environments. Returns the lines to print. */
export async function runOperators(db: Database, [verb, id, ...words]: readonly string[]): Promise<string[]> {
  if (verb === undefined) return (await listOperators(db)).map(line);
  if (id === undefined) throw new InvalidSettings(usage);
  const found = await findOperator(db, id);
  if (verb === 'add') {
    if (words.length > 0) throw new InvalidSettings(usage);
    const added = { id: readSignerName(id, found !== null), keys: [], brands: [], environments: [] };
    await keepOperator(db, added);
    return [line(added)];
  }
  if (!found) throw new InvalidSettings(`There is no operator ${id}\n${usage}`);
  if (verb === 'remove') {
    await deleteOperator(db, id);
    return [`${id}: removed`];
  }
  const change = await changed(db, found, verb, words);
  if (change === null) throw new InvalidSettings(usage);
  const after = { ...found, ...change };
  await keepOperator(db, after);
  return [line(after)];
}
