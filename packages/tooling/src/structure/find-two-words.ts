import { anyOf, type Glossary, type Message } from './read-glossaries.ts';

/** Replaces each glossary word by its term id, so that inflected forms compare equal. */
function thingsOf(glossary: Glossary): (text: string) => string {
  const things = new Map(
    Object.entries(glossary).flatMap(([thing, { words }]) =>
      words.map((word) => [word.toLowerCase(), thing] as const),
    ),
  );
  const known = anyOf([...things.keys()]);
  return (text) => text.replace(known, (word) => `‹${things.get(word.toLowerCase())}›`);
}

const plain = (text = '') => text.toLowerCase().replace(/[\s.…:!?]+$/u, '');

/** A message in the form for comparison: lower case, without the punctuation mark at its end. */
interface Compared extends Message {
  readonly plain: Readonly<Record<string, string>>;
}

type Pair = readonly [Compared, Compared];

/** All pairs of messages with the same text in at least two languages, each pair once. */
function alikeInTwo(messages: readonly Compared[], languages: readonly string[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [at, first] of languages.entries())
    for (const second of languages.slice(at + 1)) {
      const groups = Map.groupBy(messages, ({ plain }) => `${plain[first]}\n${plain[second]}`);
      for (const group of groups.values())
        for (const [place, one] of group.entries())
          for (const other of group.slice(place + 1))
            pairs.set(`${one.folder} ${one.id} ${other.folder} ${other.id}`, [one, other]);
    }
  return [...pairs.values()];
}

/**
 * Finds two messages with the same text in two languages, but not in a third, which therefore has two words for one thing. Forms of one
 * word (`aucun`, `aucune`) count as the same if the glossary lists them.
 */
export function findTwoWords(
  messages: readonly Message[],
  glossaries: Readonly<Record<string, Glossary>>,
): string[] {
  const languages = [...new Set(messages.flatMap(({ textByLanguage }) => Object.keys(textByLanguage)))];
  const toThings = new Map(Object.entries(glossaries).map(([code, glossary]) => [code, thingsOf(glossary)]));
  const compared: Compared[] = messages.map((message) => ({
    ...message,
    plain: Object.fromEntries(languages.map((code) => [code, plain(message.textByLanguage[code])])),
  }));
  const compare = ([one, other]: Pair): string[] => {
    const alike = languages.filter((code) => one.plain[code] === other.plain[code]);
    return languages
      .filter((code) => !alike.includes(code))
      .flatMap((code) => {
        const [first = '', second = ''] = [one.plain[code], other.plain[code]];
        const things = toThings.get(code) ?? ((text: string) => text);
        if (things(first) === things(second)) return [];
        return [`${other.folder}/${code}.json: ${other.id} “${second}” is “${first}” in ${one.id}`];
      });
  };
  return alikeInTwo(compared, languages).flatMap(compare);
}
