import { tidyLines } from '@foyer/contract/tidy-text';
import { storable } from '../../db/storable.ts';
import {
  mostLines,
  type WrittenLine,
  type WrittenOffer,
} from '../../domain/quotations/staff/make-offer.service.ts';
import { readLimited, received } from '../../http/pipeline/read-json.ts';
import { ProblemError } from '../../http/problem-error.ts';

/** Number of empty lines in a form for articles to add. */
export const addedLines = 4;

/** Reads a form's fields as they were typed. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new ProblemError('unsupported_media_type', 415);
  const bytes = await received(request, 20, readLimited(request));
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  return new URLSearchParams([...form].map(([name, value]) => [storable(name), tidyLines(storable(value))]));
}

const fieldOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').trim();

/** Returns the version that the page showed; NaN, which is no valid version, where it is missing. */
export const versionOf = (form: URLSearchParams): number => Number.parseInt(fieldOf(form, 'version'), 10);

/** Returns an offer as it was typed. Its lines leave out removed ones and those without an article or any other value. */
export function offerOf(form: URLSearchParams): WrittenOffer & { readonly places: readonly number[] } {
  const lines: WrittenLine[] = [];
  const places: number[] = [];
  const count = Math.min(Number.parseInt(fieldOf(form, 'count'), 10) || 0, mostLines + addedLines);
  for (let index = 0; index < count; index++) {
    const field = (name: string) => fieldOf(form, `line.${index}.${name}`);
    const itemId = field('item');
    const articleNumber = field('article');
    if (field('drop') !== '' || (itemId === '' && articleNumber === '')) continue;
    places.push(index);
    lines.push({
      ...(itemId === '' ? { articleNumber } : { itemId }),
      quantity: /^\d{1,9}$/.test(field('quantity')) ? Number(field('quantity')) : Number.NaN,
      unit: centsOf(field('unit')),
      offerNote: field('note'),
    });
  }
  return { validUntil: fieldOf(form, 'validUntil'), offerNote: fieldOf(form, 'offerNote'), lines, places };
}

/** Parses a typed amount into cents: 1.234,56, 1234,56 or 1234.56; NaN for any other text. */
export function centsOf(text: string): number {
  const bare = text.replace(/[\s€\u00a0\u202f]/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d{1,9}(,\d{1,2})?$/.test(bare))
    return toCents(bare.replaceAll('.', '').replace(',', '.'));
  return /^\d{1,9}\.\d{1,2}$/.test(bare) ? toCents(bare) : Number.NaN;
}

function toCents(decimal: string): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
