import { carrierAddress } from '@foyer/contract/shipments/carrier-address';
import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import {
  previewedLines,
  withTranslatedNames,
  withTranslatedPreviews,
} from '../../domain/articles/translated-names.repo.ts';
import { readBrandOf } from '../../domain/branding/brand-of.repo.ts';
import { findSeller } from '../../domain/invoices/seller.repo.ts';
import { type Language, languageOf } from '../../domain/languages/language.ts';
import { readShipment, type StoredShipment } from '../../domain/shipments/shipment.repo.ts';
import { shipmentEventStates, shipmentEventText } from '../../domain/shipments/shipment-event.ts';
import { shipmentLines } from '../../domain/shipments/shipment-lines.repo.ts';
import { shipmentList } from '../../domain/shipments/shipment-list.repo.ts';
import { hasDeliveryNote, toShipmentSummary } from '../../domain/shipments/shipment-view.ts';
import type { Handler } from '../handler.ts';

export const listShipments: Handler<'listShipments'> = async ({ db, caller, input, locale }) => {
  const { rows, ...page } = await shipmentList.read(db, caller, input.query);
  const named = await withTranslatedPreviews(db, languageOf(locale), shipmentLines, rows);
  return { ...page, items: named.map(toShipmentSummary) };
};

export const getShipment: Handler<'getShipment'> = async ({ db, caller, input, locale, fail }) => {
  const stored = await readShipment(db, caller, input.params.id);
  if (!stored) return fail('not_found');
  const language = languageOf(locale);
  const named = await withTranslatedNames(
    db,
    language,
    stored.lines.map(({ line }) => line),
  );
  const lines = stored.lines.map((each, at) => ({ ...each, line: named[at] ?? each.line }));
  return toShipment({ ...stored, lines }, language);
};

function toShipment(
  { shipment, order, lines, parcels, events }: StoredShipment,
  language: Language,
): Shipment {
  const missing =
    order.state === 'cancelled' ? [] : lines.map(missingOf).filter(({ quantity }) => quantity > 0);
  const inside = lines.filter(({ quantity }) => quantity !== null);
  return {
    ...toShipmentSummary({
      ...shipment,
      preview: inside.slice(0, previewedLines).map(({ line }) => line.name),
    }),
    deliveryAddress: shipment.deliveryAddress,
    weightGrams: shipment.weightGrams,
    parcels: parcels.map(({ number, trackingNumber, trackingUrl, weightGrams }) => ({
      number,
      trackingNumber,
      trackingUrl: carrierAddress(trackingUrl),
      weightGrams,
    })),
    items: lines.flatMap(({ line, quantity, serialNumbers }) =>
      quantity === null ? [] : [{ ...lineOf(line), quantity, serialNumbers: serialNumbers ?? [] }],
    ),
    events: events.map(({ at, kind, location }) => ({
      at: at.toISOString(),
      state: shipmentEventStates[kind],
      text: shipmentEventText(language, kind),
      location,
    })),
    orderState: order.state,
    missing,
    missingExpectedOn: missing.length === 0 ? null : order.expectedDeliveryDate,
  };
}

type Line = StoredShipment['lines'][number];

const lineOf = ({ id, articleId, number, name, quantity }: Line['line']) => ({
  orderItemId: id,
  articleId,
  number,
  name,
  orderedQuantity: quantity,
});

const missingOf = ({ line }: Line) => ({ ...lineOf(line), quantity: line.quantity - line.shippedQuantity });

export const downloadDeliveryNote: Handler<'downloadDeliveryNote'> = async (context) => {
  const { db, caller, input, locale, fail } = context;
  const stored = await readShipment(db, caller, input.params.id);
  if (!stored) return fail('not_found');
  if (!hasDeliveryNote(stored.shipment)) return fail('delivery_note_not_ready');
  const brand = await readBrandOf(db, caller);
  // loaded on demand: only this call needs the PDF code
  const { renderDeliveryNote } = await import('../../domain/shipments/delivery-note/render-delivery-note.ts');
  const seller = await findSeller(db, brand.id);
  return renderDeliveryNote(stored, { brand, seller }, locale);
};
