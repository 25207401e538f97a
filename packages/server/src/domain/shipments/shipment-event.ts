import type { ShipmentState } from '@foyer/contract/shipments/shipments.schema';
import type { Language } from '../languages/language.ts';
import { loadTexts } from '../languages/load-texts.ts';
import type de from './locales/de.json';

/** Kinds of shipment events, each with the state that the shipment is in afterwards. */
export const shipmentEventStates = {
  packed: 'prepared',
  handed_over: 'handed_over',
  sorted: 'in_transit',
  delayed: 'in_transit',
  out_for_delivery: 'in_transit',
  not_met: 'in_transit',
  delivered: 'delivered',
  sent_back: 'delivered',
  returned: 'returned',
} as const satisfies Readonly<Record<string, ShipmentState>>;
export type ShipmentEventKind = keyof typeof shipmentEventStates;

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the text of an event in the reader's language. */
export const shipmentEventText = (language: Language, kind: ShipmentEventKind): string =>
  texts(language, `shipment.event.${kind}`);
