import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { contract } from '../index.ts';
import { lines, optionalLines, optionalText, personName, text } from '../rules/field-rules.ts';
import { tidyLine, tidyLines } from './tidy-text.ts';

/** Characters that XML 1.0 does not allow, and the breaks and controls of Unicode. */
const controls = [
  ...Array.from({ length: 32 }, (_, code) => code),
  ...Array.from({ length: 33 }, (_, code) => 0x7f + code),
  ...[0x061c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060],
  ...[0x2066, 0x2067, 0x2068, 0x2069, 0xfdd0, 0xfdef, 0xfeff, 0xfffe, 0xffff],
].map((code) => String.fromCodePoint(code));
const nameOf = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`;
/** Whether a text consists of characters that XML 1.0 section 2.2 defines as Char. */
const isXml = (text: string) =>
  [...text].every((sign) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(sign));
const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('a text of one line is one line', () => {
  it.each(controls.map((sign) => [nameOf(sign), sign]))('with %s in it', (_, sign) => {
    const tidy = tidyLine(`PO${sign}4711`);
    expect(tidy).toMatch(/^PO ?4711$/);
    expect(isXml(tidy)).toBe(true);
  });

  it.each(breaks.map((sign) => [JSON.stringify(sign), sign]))(
    'where %s breaks it there is a blank',
    (_, sign) => {
      expect(v.parse(text(), `PO${sign}4711`)).toBe('PO 4711');
      expect(v.parse(optionalText(), `PO${sign}${sign}4711`)).toBe('PO 4711');
      expect(v.safeParse(text(), `${sign}${sign}`).issues?.map(({ message }) => message)).toEqual([
        'required',
      ]);
    },
  );

  it.each([
    'Łukasz O’Neil-Müller',
    'نوید رضایی',
    'می\u200cخواهم',
    '👨‍👩‍👧‍👦 GmbH',
    'Ἀθῆναι',
    '株式会社',
    'e\u0301',
  ])('and what people write stays: %s', (written) => {
    expect(v.parse(text(), written)).toBe(written);
  });
});

describe('a text of several lines keeps them', () => {
  it.each(breaks.map((sign) => [JSON.stringify(sign), sign]))('where %s breaks it', (_, sign) => {
    expect(v.parse(lines(100), `Guten Tag,${sign}bitte${sign}${sign}liefern`)).toBe(
      'Guten Tag,\nbitte\n\nliefern',
    );
    expect(v.parse(optionalLines(100), `a${sign}b`)).toBe('a\nb');
  });

  it.each(controls.map((sign) => [nameOf(sign), sign]))('and holds what XML can with %s in it', (_, sign) => {
    expect(isXml(tidyLines(`a${sign}b`))).toBe(true);
  });

  it('with its tabs, and with the marks that Arabic text needs', () => {
    const written = 'a\tb\n\u2067مرحبا\u2069 123';
    expect(v.parse(lines(100), written)).toBe(written);
  });
});

describe('a name that strangers give', () => {
  it.each([
    'https://evil.example',
    'www.evil.example',
    'a@evil.example',
    '<b>x</b>',
    'evil.example/anmelden',
    '\\\\evil',
  ])('is none with %s in it', (address) => {
    const { issues } = v.safeParse(personName(), `Anna\n\nIhr Konto wird gesperrt: ${address}`);
    expect(issues?.map(({ message }) => message)).toEqual(['excluded_character']);
  });

  it.each(['Anna-Lena', 'O’Neil', 'Dr. Müller', 'St.John', 'Müller (Nord)', 'Ngọc', 'd’Artagnan, Jr.'])(
    'may be %s',
    (name) => {
      expect(v.parse(personName(), name)).toBe(name);
    },
  );
});

/** Properties of a schema of any kind that the walk uses. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
}
function textsIn(node: Node, path: string): [string, v.GenericSchema][] {
  if (node.type === 'string') return [[path, node as unknown as v.GenericSchema]];
  const parts: [string, unknown][] = [
    ...Object.entries(node.entries ?? {}),
    ['item', node.item],
    ['wrapped', node.wrapped],
    ...Object.entries(node.options ?? []),
  ];
  return parts.flatMap(([name, part]) =>
    typeof part === 'object' && part !== null ? textsIn(part as Node, `${path}.${name}`) : [],
  );
}

describe('a text of a request body that an invoice may show', () => {
  const bodies = Object.entries(contract as unknown as Readonly<Record<string, Endpoint>>).flatMap(
    ([name, { body }]) => (body ? textsIn(body as unknown as Node, name) : []),
  );

  it('has only characters that XML 1.0 allows', () => {
    // fields that only machines send and nobody sees: secrets, signed statements, versions and addresses that are compared, search texts
    const others =
      /password|\.(token|mode|assertion|code|origin|search|version)\b|^authorizeTool|corrections|receipt|\.answer\b|sources|credential/i;
    const open = bodies.filter(([path, rule]) => {
      if (others.test(path)) return false;
      const read = v.safeParse(rule, 'PO\u000b47\u000111\ufffe');
      return read.success && !isXml(String(read.output));
    });
    expect(open.map(([path]) => path)).toEqual([]);
  });
});
