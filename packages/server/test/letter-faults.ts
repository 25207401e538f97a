import { paper } from '../src/domain/letter/letter-page.ts';
import { type PlacedText, placedTextsOf } from './read-pdf.ts';

/** Returns layout errors of a letter: texts beyond the margins, and overlapping texts. */
export async function letterFaults(pdf: Uint8Array): Promise<string[]> {
  const pages = await placedTextsOf(pdf);
  return pages.flatMap((texts, at) =>
    [...texts.filter(isCut).map(({ text }) => `“${text}” is cut`), ...overlapsOf(texts)].map(
      (fault) => `page ${at + 1}: ${fault}`,
    ),
  );
}

const slack = 1;
const isCut = ({ x, y, width }: PlacedText): boolean =>
  x < paper.start - slack || x + width > paper.end + slack || y < 15 || y > paper.height - 15;

function overlapsOf(texts: readonly PlacedText[]): string[] {
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => isOn(one, other))
      .map((other) => `“${one.text}” overlaps “${other.text}”`),
  );
}

const isOn = (one: PlacedText, other: PlacedText): boolean =>
  !isNext(one, other) &&
  one.x + slack < other.x + other.width &&
  other.x + slack < one.x + one.width &&
  // capitals have about seven tenths of the font size
  one.y < other.y + other.height * 0.7 &&
  other.y < one.y + one.height * 0.7;

/** Whether a text follows in the same line, where kerning may move it under the letter before it. */
const isNext = (one: PlacedText, other: PlacedText): boolean =>
  one.y === other.y && Math.abs(one.x + one.width - other.x) < one.height / 3;
