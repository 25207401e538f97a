import type { Database } from '../db/client.ts';
import {
  type BrandOrigins,
  changeAllowedOrigins,
  listAllowedOrigins,
} from '../domain/branding/allowed-origins.repo.ts';
import { readOrigin } from './read-origin.ts';
import { InvalidSettings } from './read-settings.ts';

const usage = `npm run origins                                      every brand with the websites that may embed it
npm run origins -- allow <brand> <origin> …          https://www.example.org, or * for any
npm run origins -- remove <brand> <origin> …`;

/** An origin, or what stands for pages that have none to name. */
const readAllowed = (text: string): string => (text === '*' || text === 'null' ? text : readOrigin(text));

const line = ({ brand, origins }: BrandOrigins) => `${brand}: ${origins.join(' ') || 'no other website'}`;

/** `npm run origins`: shows and sets the websites that may embed a brand. Answers the lines to print. */
export async function runOrigins(
  db: Database,
  [verb, brand, ...texts]: readonly string[],
): Promise<string[]> {
  if (verb === undefined) return (await listAllowedOrigins(db)).map(line);
  const isKnown = verb === 'allow' || verb === 'remove';
  if (!isKnown || brand === undefined || texts.length === 0) throw new InvalidSettings(usage);
  const given = texts.map(readAllowed);
  const changed = await changeAllowedOrigins(db, brand, (before) => {
    const others = before.filter((origin) => !given.includes(origin));
    return verb === 'allow' ? [...others, ...given] : others;
  });
  if (changed) return [line(changed)];
  const known = (await listAllowedOrigins(db)).map((each) => each.brand);
  throw new InvalidSettings(`There is no brand ${brand}. There are: ${known.join(', ')}`);
}
