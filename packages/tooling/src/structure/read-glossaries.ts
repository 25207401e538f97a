import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fallbackLanguage, languageCodes } from '@foyer/contract';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** How the screens of one language say one thing. */
export interface Term {
  /** The word and its forms; the first is the one to look up. */
  readonly words: readonly string[];
  /** What people also say for it, and no text may. `Produkt*` takes every word that begins so. */
  readonly never?: readonly string[];
  /** Ids of messages in which a word of `never` means something else. */
  readonly except?: readonly string[];
  /** Last parts of the ids of messages that name the thing; in the first language's file alone, for all. */
  readonly ids?: readonly string[];
}

/** A language's glossary: name of the thing -> how it is said. */
export type Glossary = Readonly<Record<string, Term>>;

/** A message and what a person reads of it in each language, `{ de: 'Suche' }`. */
export interface Message {
  readonly id: string;
  readonly folder: string;
  readonly said: Readonly<Record<string, string>>;
}

/** Where a language's glossary lies. */
export const glossaryPath = (language: string) => `docs/glossary/${language}.json`;

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The glossaries that there are, by language. */
export function readGlossaries(root: string): Record<string, Glossary> {
  return Object.fromEntries(
    languageCodes
      .filter((code) => existsSync(join(root, glossaryPath(code))))
      .map((code) => [code, readJson(join(root, glossaryPath(code))) as Glossary]),
  );
}

/** Catalogues that nobody reads: the demo's content is data, as an operator's own would be; what people ask with is in their words. */
const unread = /\/(demo|asked)\//;

/** Every message of every catalogue that people read. */
export function readMessages(files: readonly string[], root: string): Message[] {
  return files
    .filter((path) => path.endsWith(`/locales/${fallbackLanguage}.json`) && !unread.test(path))
    .flatMap((path) => {
      const folder = dirname(path);
      const catalogues = languageCodes
        .filter((code) => existsSync(join(root, folder, `${code}.json`)))
        .map(
          (code) => [code, readJson(join(root, folder, `${code}.json`)) as Record<string, string>] as const,
        );
      return Object.keys(catalogues.find(([code]) => code === fallbackLanguage)?.[1] ?? {}).map((id) => ({
        id,
        folder,
        said: Object.fromEntries(catalogues.map(([code, texts]) => [code, spoken(texts[id] ?? '')])),
      }));
    });
}

/** What a person reads of a message: its branches one after the other, its placeholders as `{}`, a counted number as `#`. */
export function spoken(message: string): string {
  const say = (token: unknown): string => {
    if (typeof token === 'string') return token;
    if (!Array.isArray(token)) return '';
    const [, kind, branches] = token;
    if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') return '{}';
    return Object.values(branches ?? {})
      .map((branch) => (Array.isArray(branch) ? branch.map(say).join('') : say(branch)))
      .filter((text) => text !== '')
      .join(' | ');
  };
  const compiled = compileMessage(message);
  return typeof compiled === 'string' ? compiled : compiled.map(say).join('');
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const bare = (word: string) =>
  word.endsWith('*') ? `${escaped(word.slice(0, -1))}\\p{L}*` : `${escaped(word)}(?!\\p{L}|\\p{N}|-\\p{L})`;

/** Finds any of the words, each as a whole and in any case; the longest that fits. */
export const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${[...words]
      .sort((a, b) => b.length - a.length)
      .map(bare)
      .join('|')})`,
    'giu',
  );

/** The words of those that stand in a text, as they stand there. */
export const wordsIn = (text: string, words: RegExp) => text.match(words) ?? [];
