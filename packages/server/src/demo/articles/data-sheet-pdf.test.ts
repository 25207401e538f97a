import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { pagesOf, placedTextsOf } from '../../../test/read-pdf.ts';
import { formatsOf } from '../../domain/languages/formats.ts';
import { demoFamilies } from './build-articles.ts';
import { type DocumentKind, renderPdf } from './data-sheet-pdf.ts';
import { demoText } from './demo-texts.ts';

const now = new Date('2026-11-04T09:00:00Z');
const cable = demoFamilies.find(({ code }) => code === 'TK');
const widest = [...demoFamilies].sort((one, other) => other.axes.length - one.axes.length)[0];
if (!cable || !widest) throw new Error('The story has no such article');

/** Returns a text as it is read back from a PDF: single blanks, and a dash in place of a minus. */
const asRead = (text: string) => text.replaceAll('\u2212', '\u2013').replace(/\s+/g, ' ');

describe.each([cable, widest])('the papers of $code', (family) => {
  it.each<DocumentKind>(['data', 'manual'])(
    '(%s) have their texts in each language, and no text is cut',
    async (kind) => {
      const pdf = await renderPdf(family, kind, now);
      const pages = await pagesOf(pdf);
      expect(pages).toHaveLength(languages.length);
      for (const [at, { code, locale }] of languages.entries()) {
        const shown = kind === 'data' ? (family.attributes ?? []).map(([, value]) => value) : [];
        for (const text of [family.name, `sheet.${kind}` as const, ...shown])
          expect(pages[at]).toContain(asRead(demoText(code, text)));
        expect(pages[at]).toContain(formatsOf(locale).day(now));
      }
      for (const { x, width, y } of (await placedTextsOf(pdf)).flat())
        expect([x >= 55, x + width <= 540, y > 40]).toEqual([true, true, true]);
    },
  );
});
