import { writeFileSync } from 'node:fs';
import { contract, fallbackLanguage, languages, type OperationName, routes } from '@foyer/contract';
import type { Endpoint } from '@foyer/contract/endpoint';
import { examples } from '@foyer/contract/examples';
import type { ReadName } from '@foyer/contract/routes';
import { inRoot } from '../paths.ts';
import { startServer } from '../start-server.ts';
import { type Recorded, recordAnswers } from './record-answers.ts';
import { wordsOf } from './words-of.ts';

/** Path of the data of `mock:`. */
const storyFile = inRoot('packages/core/src/mock/story.json');

/** Replaces values that belong to the moment of the recording, or that lead to its server. */
function settled(key: string, value: unknown): unknown {
  if (key === 'nextCursor') return null;
  if (key === 'isDemo') return false;
  // one account may see everything
  const { roles, someTechnicianRole } = (value ?? {}) as { roles?: string[]; someTechnicianRole?: boolean };
  if (roles && someTechnicianRole === false && !roles.includes('ROLE_IMPERSONATE'))
    return { ...(value as object), roles: [...roles, 'ROLE_IMPERSONATE'] };
  if (key === 'tools') return { knowledgePlatformUrl: null, smartConnectUrl: null, reservationToolUrl: null };
  return value;
}

const settle = (value: unknown): unknown => JSON.parse(JSON.stringify(value, settled));

/** Reads that are empty for the demo's manager, so that the contract's example is used. */
const shownByExample: readonly OperationName[] = ['getOnboarding', 'getExtendedOnboarding'];

/** The answers to an operation: from the demo, or without a recording from the contract's example. */
function entryOf(name: OperationName, recorded: Recorded | undefined): object {
  const source = Object.values((contract[name] as Endpoint).idFrom ?? {})[0];
  const from = typeof source === 'string' ? { from: source.split('.')[0] } : {};
  const hasAnswers = Object.keys(recorded?.byId ?? {}).length > 0 || recorded?.answer !== undefined;
  if (hasAnswers && !shownByExample.includes(name)) return { ...from, ...(settle(recorded) as object) };
  const { response } = contract[name];
  if (!('~standard' in response)) return { ...from, kind: response.kind };
  return { ...from, answer: settle((examples[name] as { answer?: unknown }).answer) };
}

/** Records all answers of the demo in every language, and writes them. */
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
