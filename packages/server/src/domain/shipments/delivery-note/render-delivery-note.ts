import { addressLines } from '@foyer/contract/address-lines';
import type { FileAnswer } from '../../../storage/file-answer.ts';
import { type Formats, formatsOf } from '../../languages/formats.ts';
import { languageOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import type { LetterBlock, LetterCell, LetterContent } from '../../letter/letter-content.ts';
import { renderLetter } from '../../letter/render-letter.ts';
import type { StoredShipment } from '../shipment.repo.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

type Say = (id: keyof typeof de, values?: Readonly<Record<string, string | number>>) => string;

/** Renders the delivery note of a shipment as PDF, in the reader's language and the brand's design. */
export async function renderDeliveryNote(
  stored: StoredShipment,
  from: Sender,
  locale: string,
): Promise<FileAnswer> {
  const content = describe(stored, from, locale);
  const fileName = `${content.title.replaceAll(' ', '-')}.pdf`;
  return { body: await renderLetter(content), mediaType: 'application/pdf', fileName };
}

type Sender = Pick<LetterContent, 'brand' | 'seller'>;

function describe(stored: StoredShipment, from: Sender, locale: string): LetterContent {
  const { shipment } = stored;
  const language = languageOf(locale);
  const say: Say = (id, values) => texts(language, id, values);
  const formats = formatsOf(locale);
  const writtenAt = shipment.shippedAt ?? shipment.preparedAt;
  const facts: [string, string | null][] = [
    [say('note.date'), formats.day(writtenAt)],
    [say('note.order'), shipment.orderNumber],
    [say('note.reference'), shipment.reference],
    [say('note.carrier'), shipment.carrier],
    [say('note.tracking'), shipment.trackingNumber],
  ];
  return {
    language,
    ...from,
    title: say('note.title', { number: shipment.number }),
    writtenAt,
    recipient: addressLines(shipment.deliveryAddress, formats.countryName),
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    blocks: blocksOf(stored, say, formats),
  };
}

function blocksOf(stored: StoredShipment, say: Say, { number, dayOf, kilograms }: Formats): LetterBlock[] {
  const { shipment, order, lines, parcels } = stored;
  const missing =
    order.state === 'cancelled' ? [] : lines.filter(({ line }) => line.quantity > line.shippedQuantity);
  const expected = order.expectedDeliveryDate;
  const blocks: LetterBlock[] = [
    { kind: 'paragraph', text: say('note.intro') },
    {
      kind: 'table',
      columns: [
        { label: say('note.position'), width: { points: 28 } },
        { label: say('note.article'), width: { share: 1 }, isStrong: true },
        { label: say('note.ordered-quantity'), width: { points: 64 }, align: 'end' },
        { label: say('note.enclosed-quantity'), width: { points: 64 }, align: 'end' },
      ],
      rows: lines.flatMap(({ line, quantity, serialNumbers }) =>
        quantity === null
          ? []
          : [
              [
                String(line.position),
                articleCell(line, say, serialNumbers ?? []),
                number(line.quantity),
                number(quantity),
              ],
            ],
      ),
    },
    { kind: 'paragraph', text: parcelText(shipment, say, kilograms) },
  ];
  if (parcels.length > 1) blocks.push(parcelTable(parcels, say, kilograms));
  if (missing.length > 0)
    blocks.push(
      { kind: 'heading', text: say('note.missing') },
      ...(expected === null
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: say('note.missing-expected', { date: dayOf(expected) }),
            },
          ]),
      {
        kind: 'table',
        columns: [
          { label: say('note.position'), width: { points: 28 } },
          { label: say('note.article'), width: { share: 1 }, isStrong: true },
          { label: say('note.open'), width: { points: 80 }, align: 'end' },
        ],
        rows: missing.map(({ line }) => [
          String(line.position),
          articleCell(line, say),
          number(line.quantity - line.shippedQuantity),
        ]),
      },
    );
  return [...blocks, { kind: 'paragraph', text: say('note.check') }, signature(say)];
}

const signature = (say: Say): LetterBlock => ({
  kind: 'signature',
  labels: [say('note.received-on'), say('note.received-by')],
});

type Line = StoredShipment['lines'][number]['line'];

function articleCell({ name, number }: Line, say: Say, serialNumbers: readonly string[] = []): LetterCell {
  const serials =
    serialNumbers.length === 0
      ? []
      : [say('note.serials', { count: serialNumbers.length, numbers: serialNumbers.join(', ') })];
  return [name, say('note.article-number', { number }), ...serials];
}

function parcelText(
  { packageCount, weightGrams }: StoredShipment['shipment'],
  say: Say,
  kilograms: Formats['kilograms'],
): string {
  const count = say('note.parcels', { count: packageCount });
  return weightGrams === null ? count : say('note.weighing', { count, weight: kilograms(weightGrams) });
}

function parcelTable(
  parcels: StoredShipment['parcels'],
  say: Say,
  kilograms: Formats['kilograms'],
): LetterBlock {
  return {
    kind: 'table',
    columns: [
      { label: say('note.parcel'), width: { points: 54 } },
      { label: say('note.tracking'), width: { share: 1 } },
      { label: say('note.weight'), width: { points: 80 }, align: 'end' },
    ],
    rows: parcels.map(({ number, trackingNumber, weightGrams }) => [
      String(number),
      trackingNumber ?? '',
      weightGrams === null ? '' : kilograms(weightGrams),
    ]),
  };
}
