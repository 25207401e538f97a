import { fallbackLanguage, languageCodes } from '@foyer/contract';
import { root } from '../paths.ts';
import { findTwoWords } from './find-two-words.ts';
import {
  anyOf,
  type Glossary,
  glossaryPath,
  type Message,
  readGlossaries,
  readMessages,
  wordsIn,
} from './read-glossaries.ts';

type Glossaries = Readonly<Record<string, Glossary>>;

/** Finds languages without a glossary, things that a glossary lacks, and terms that no text uses. */
function checkTerms(glossaries: Glossaries, messages: readonly Message[]): string[] {
  const things = [...new Set(Object.values(glossaries).flatMap((glossary) => Object.keys(glossary)))];
  return languageCodes.flatMap((code) => {
    const glossary = glossaries[code];
    if (!glossary) return [`${glossaryPath(code)}: missing; it must list the terms of ${code}`];
    return things.flatMap((thing) => {
      const words = glossary[thing]?.words ?? [];
      if (words.length === 0) return [`${glossaryPath(code)}: no word for ${thing}`];
      const pattern = anyOf(words);
      const used = messages.some(
        ({ textByLanguage }) => wordsIn(textByLanguage[code] ?? '', pattern).length > 0,
      );
      return used ? [] : [`${glossaryPath(code)}: no text contains “${words[0]}” (${thing})`];
    });
  });
}

/** Finds words for a thing that the glossary forbids. */
function checkNever(code: string, glossary: Glossary, messages: readonly Message[]): string[] {
  return Object.entries(glossary).flatMap(([thing, { words, never = [], except = [] }]) => {
    if (never.length === 0) return [];
    const pattern = anyOf(never);
    const hits = messages.flatMap(({ id, folder, textByLanguage }) =>
      wordsIn(textByLanguage[code] ?? '', pattern).map((word) => ({
        id,
        line: `${folder}/${code}.json: ${id} contains “${word}”; ${thing} must be “${words[0]}”`,
      })),
    );
    return [
      ...hits.filter(({ id }) => !except.includes(id)).map(({ line }) => line),
      ...except
        .filter((id) => !hits.some((hit) => hit.id === id))
        .map((id) => `${glossaryPath(code)}: the exception ${id} of ${thing} is not needed; remove it`),
    ];
  });
}

/** Checks that a message whose id ends with the name of a thing contains its word. */
function checkNamed(glossaries: Glossaries, messages: readonly Message[]): string[] {
  const named = Object.entries(glossaries[fallbackLanguage] ?? {}).flatMap(([thing, { ids = [] }]) =>
    ids.map((name) => [name, thing] as const),
  );
  return named.flatMap(([name, thing]) => {
    const ofName = messages.filter(({ id }) => id.endsWith(`.${name}`));
    return Object.entries(glossaries).flatMap(([code, glossary]) => {
      const words = glossary[thing]?.words ?? [];
      const pattern = anyOf(words);
      return ofName
        .filter(({ textByLanguage }) => wordsIn(textByLanguage[code] ?? '', pattern).length === 0)
        .map(
          ({ id, folder }) =>
            `${folder}/${code}.json: ${id} does not contain “${words[0]}”, the word for ${thing}`,
        );
    });
  });
}

/** Checks that each thing has one word on all screens, in mails and in problems: the word in docs/glossary/<language>.json. */
export function checkGlossary(files: readonly string[], from = root): string[] {
  const glossaries = readGlossaries(from);
  const messages = readMessages(files, from);
  return [
    ...checkTerms(glossaries, messages),
    ...Object.entries(glossaries).flatMap(([code, glossary]) => checkNever(code, glossary, messages)),
    ...checkNamed(glossaries, messages),
    ...findTwoWords(messages, glossaries),
  ];
}
