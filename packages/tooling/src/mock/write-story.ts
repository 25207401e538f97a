import { writeFileSync } from 'node:fs';
import { contract, fallbackLanguage, languages, type OperationName, routes } from '@foyer/contract';
import type { Endpoint } from '@foyer/contract/endpoint';
import { examples } from '@foyer/contract/examples';
import type { ReadName } from '@foyer/contract/routes';
import { inRoot } from '../paths.ts';
import { startServer } from '../start-server.ts';
import { type Recorded, recordAnswers } from './record-answers.ts';
import { wordsOf } from './words-of.ts';

/** What the mock of `mock:` tells, and where it lies. */
const storyFile = inRoot('packages/core/src/mock/story.json');

/** What belongs to the moment of the recording, or leads to its server. */
function settled(key: string, value: unknown): unknown {
  if (key === 'nextCursor') return null;
  if (key === 'isDemo') return false;
  // everything there is can be seen by one person
  const { roles, someTechnicianRole } = (value ?? {}) as { roles?: string[]; someTechnicianRole?: boolean };
  if (roles && someTechnicianRole === false && !roles.includes('ROLE_IMPERSONATE'))
    return { ...(value as object), roles: [...roles, 'ROLE_IMPERSONATE'] };
  if (key === 'tools') return { knowledgePlatformUrl: null, smartConnectUrl: null, reservationToolUrl: null };
  return value;
}

const settle = (value: unknown): unknown => JSON.parse(JSON.stringify(value, settled));

/** Of these the demo's manager has nothing open, and the example shows how they look. */
const shownByExample: readonly OperationName[] = ['getOnboarding', 'getExtendedOnboarding'];

/** What is answered to an operation, from the demo where it says something, else from the contract's example. */
function entryOf(name: OperationName, recorded: Recorded | undefined): object {
  const source = Object.values((contract[name] as Endpoint).idFrom ?? {})[0];
  const from = typeof source === 'string' ? { from: source.split('.')[0] } : {};
  const hasAnswers = Object.keys(recorded?.byId ?? {}).length > 0 || recorded?.answer !== undefined;
  if (hasAnswers && !shownByExample.includes(name)) return { ...from, ...(settle(recorded) as object) };
  const { response } = contract[name];
  if (!('~standard' in response)) return { ...from, kind: response.kind };
  return { ...from, answer: settle((examples[name] as { answer?: unknown }).answer) };
}

/** Asks the demo for everything in every language, and writes what it answers. */
export async function writeStory(): Promise<string> {
  const api = await startServer();
  const told = new Map<string, Map<ReadName, Recorded>>();
  try {
    for (const { code, locale } of languages) told.set(code, await recordAnswers(api.url, locale));
  } finally {
    await api.end();
  }
  const german = told.get(fallbackLanguage);
  const plain = (all: Map<ReadName, Recorded> | undefined) => Object.fromEntries(all ?? []);
  const words = [...told]
    .filter(([code]) => code !== fallbackLanguage)
    .map(([code, all]) => [code, wordsOf(plain(german), plain(all))]);
  const lines = (Object.keys(routes) as OperationName[]).map(
    (name) => `${JSON.stringify(name)}:${JSON.stringify(entryOf(name, german?.get(name as ReadName)))}`,
  );
  const head = `"recordedOn":${JSON.stringify(new Date().toISOString().slice(0, 10))}`;
  const wordLines = words.map(([code, all]) => `${JSON.stringify(code)}:${JSON.stringify(all)}`);
  const text = `{${head},\n"answers":{\n${lines.join(',\n')}\n},\n"words":{\n${wordLines.join(',\n')}\n}}\n`;
  writeFileSync(storyFile, text);
  return storyFile;
}
