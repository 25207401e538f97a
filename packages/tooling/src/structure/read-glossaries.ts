import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fallbackLanguage, languageCodes } from '@foyer/contract';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The words for one thing on the screens of one language. */
export interface Term {
  /** The word and its forms; the first is the one to look up. */
  readonly words: readonly string[];
  /** Synonyms that no text may use. `Produkt*` matches every word with that beginning. */
  readonly never?: readonly string[];
  /** Ids of messages in which a word of `never` means something else. */
  readonly except?: readonly string[];
  /** Last parts of the ids of messages that name the thing; only in the first language's file, for all languages. */
  readonly ids?: readonly string[];
}

/** The glossary of a language: name of the thing -> its words. */
export type Glossary = Readonly<Record<string, Term>>;

/** A message with its spoken text in each language, `{ de: 'Suche' }`. */
export interface Message {
  readonly id: string;
  readonly folder: string;
  readonly textByLanguage: Readonly<Record<string, string>>;
}

/** Path of a language's glossary. */
export const glossaryPath = (language: string) => `docs/glossary/${language}.json`;

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The existing glossaries, by language. */
export function readGlossaries(root: string): Record<string, Glossary> {
  return Object.fromEntries(
    languageCodes
      .filter((code) => existsSync(join(root, glossaryPath(code))))
      .map((code) => [code, readJson(join(root, glossaryPath(code))) as Glossary]),
  );
}

/** Excluded catalogues: the demo's content is data, as an operator's would be, and questions of users are in their own words. */
const unread = /\/(demo|asked)\//;

/** All messages of all catalogues with texts for users. */
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
        textByLanguage: Object.fromEntries(
          catalogues.map(([code, texts]) => [code, spoken(texts[id] ?? '')]),
        ),
      }));
    });
}

/** The spoken text of a message: its branches one after the other, placeholders as `{}`, a counted number as `#`. */
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

/** Matches any of the words as a whole word, case-insensitively; prefers the longest one. */
export const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${[...words]
      .sort((a, b) => b.length - a.length)
      .map(bare)
      .join('|')})`,
    'giu',
  );

/** The matched words in a text, in the text's spelling. */
export const wordsIn = (text: string, words: RegExp) => text.match(words) ?? [];
