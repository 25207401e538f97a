import { aheadRead } from '@foyer/react/ahead';
import type { Screen } from '@foyer/react/registry';
import { type DocumentRead, idPlace } from '../src/ahead/document-page.ts';

/** The reads of a screen's record as a document in a language lists them; the id is in the page's address. */
export const documentReads = ({ reads }: Screen, locale: string): readonly DocumentRead[] =>
  (reads?.({ locale, id: idPlace }) ?? []).map(({ pictures, ...read }) => ({
    ...aheadRead(read),
    ...(pictures && { pictures }),
  }));
