import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * Writes `folded-letters.ts` of the contract, then the SQL function `fold_text` to the named file, for use in a new migration:
 *
 *     npx node packages/server/src/db/make-folding.ts fold-text.sql
 *
 * The rules of PostgreSQL's `unaccent`, which are those of the CLDR's transform Latin-ASCII, say which letters are another letter with a
 * stroke, a hook or a tail, or several joined letters. Case, marks and compatibility forms follow from the Unicode data of Node.
 */
const contract = new URL('../../../contract/src/', import.meta.url);

/** Letters without a rule in the CLDR: the sigma at the end of a Greek word, and the Ukrainian letter that many keyboards lack. */
const others = ['ςσ', 'ґг'];

/** Planes 0 to 2 without surrogates and private use. */
const codePoints = Array.from({ length: 0x30000 }, (_, code) => code).filter(
  (code) => code > 0x7f && (code < 0xd800 || code > 0xf8ff),
);
const chars = codePoints.map((code) => String.fromCodePoint(code));

async function readLetters(): Promise<string[]> {
  const plain = (char: string) => char.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const letters = chars.filter((char) => /\p{Ll}|\p{Lo}/u.test(char) && plain(char) === char);
  const db = await PGlite.create({ extensions: { unaccent } });
  await db.exec('create extension unaccent');
  const { rows } = await db.query<{ pair: string }>(
    `select letter || lower(unaccent(letter)) as pair from unnest($1::text[]) letter where unaccent(letter) ~ '^[A-Za-z]+$'`,
    [letters],
  );
  await db.close();
  return [...rows.map(({ pair }) => pair), ...others];
}

const source = (letters: readonly string[]) => `/**
 * Letters and what they fold to, as pairs: the letter, then what it becomes. Written by \`make-folding.ts\` of the server.
 *
 * @see https://github.com/unicode-org/cldr/blob/main/common/transforms/Latin-ASCII.xml
 */
export const foldedLetters =
  '${letters.join(' ')}';
`;

/** Ranges of a bracket expression, with escapes that PostgreSQL reads in any client encoding. */
function rangesOf(pattern: RegExp): string {
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  const ranges: [number, number][] = [];
  for (const code of codePoints.filter((one) => pattern.test(String.fromCodePoint(one)))) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`))
    .join('');
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the SQL function. Foldings without a table come first, so that most texts never reach the long one. */
function functionOf(foldText: (text: string) => string, apostrophes: string): string {
  const stable = chars.filter((char) => char.normalize('NFKD') === char && !/[\p{M}\p{Cf}]/u.test(char));
  const folded = stable
    .map((char) => [char, foldText(char)] as const)
    .filter(([char, to]) => to !== char && to !== '');
  const isOne = (text: string) => [...text].length === 1;
  const single = folded.filter(([, to]) => isOne(to));
  const several = folded.filter(([, to]) => !isOne(to));
  const replaced = several.reduce(
    (inner, [char, to]) => `replace(${inner}, ${quoted(char)}, ${quoted(to)})`,
    'folded',
  );
  const isKept = new Set(single.map(([char]) => char));
  return `create function fold_text(given text) returns text language plpgsql immutable strict parallel safe as $fold$
declare
  folded text := translate(given, ${quoted(apostrophes)}, '');
begin
  if octet_length(folded) = length(folded) then return lower(folded collate "C"); end if;
  folded := lower(normalize(folded, nfkd) collate "C");
  folded := translate(regexp_replace(folded, '[${rangesOf(/[\p{M}\p{Cf}]/u)}]', '', 'g'), ${quoted(apostrophes)}, '');
  if octet_length(folded) = length(folded) then return folded; end if;
  if folded ~ '[${rangesOf(new RegExp(`[${several.map(([char]) => char).join('')}]`, 'u'))}]' then
    folded := ${replaced};
  end if;
  if folded ~ '[${rangesOf({ test: (char: string) => isKept.has(char) } as RegExp)}]' then
    folded := translate(folded, ${quoted(single.map(([char]) => char).join(''))}, ${quoted(single.map(([, to]) => to).join(''))});
  end if;
  return normalize(folded, nfc);
end
$fold$`;
}

await writeFile(new URL('folded-letters.ts', contract), source(await readLetters()));
const { apostrophes, foldText } = await import('@foyer/contract/fold-text');
await writeFile(process.argv[2] ?? 'fold-text.sql', `${functionOf(foldText, apostrophes)}\n`);
