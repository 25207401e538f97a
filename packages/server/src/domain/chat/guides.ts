import { isPermitted, type PermissionName, type PortalRouteName } from '@foyer/contract';
import type { Language } from '../languages/language.ts';
import { toSearchText } from '../search/fold-text.ts';
import { askedWords } from './asked/asked-words.ts';
import type { ChatReader } from './chat-reader.ts';
import { chatTexts } from './chat-texts.ts';

/** Instructions for the portal itself that the assistant can give, each with the screen for the task. */
const guides = [
  { id: 'card-lost', access: 'useCases', route: 'use-case', opens: 'charging-card-loss' },
  { id: 'card-trouble', access: 'useCases', route: 'use-case', opens: 'charging-card-troubles' },
  { id: 'card-order', access: 'useCases', route: 'use-case', opens: 'charging-card-preorder' },
  { id: 'mileage', access: 'useCases', route: 'use-case', opens: 'mileage-status-report' },
  { id: 'household-tariff', access: 'useCases', route: 'use-case', opens: 'household-tariff-change' },
  { id: 'address', access: 'useCases', route: 'use-case', opens: 'customer-address-change' },
  { id: 'bank-details', access: 'useCases', route: 'use-case', opens: 'bank-details-change' },
  { id: 'contact', access: 'useCases', route: 'use-case', opens: 'contact-information-change' },
  { id: 'wallbox-check', access: 'useCases', route: 'use-case', opens: 'wallbox-integration-check' },
  { id: 'ordering', access: 'shop', route: 'shop', opens: null },
  { id: 'quick-order', access: 'shop', route: 'quick-order', opens: null },
  { id: 'quotation', access: 'shop', route: 'quotation-request', opens: null },
  { id: 'delivery', access: 'orders', route: 'shipments', opens: null },
  { id: 'invoice-copy', access: 'orders', route: 'invoices', opens: null },
  { id: 'password', access: 'signedIn', route: 'profile', opens: null },
  { id: 'ticket', access: 'signedIn', route: 'create-ticket', opens: null },
] as const satisfies readonly {
  readonly id: string;
  /** Permission that the task needs. */
  readonly access: PermissionName;
  readonly route: PortalRouteName;
  /** Id of the item that the screen opens; null where the screen needs none. */
  readonly opens: string | null;
}[];

export type Guide = (typeof guides)[number];
export type GuideId = Guide['id'];

/** Returns the guides to tasks that the reader may do, as rows with folded search texts. */
export const guideRows = (reader: ChatReader) =>
  guides
    .filter(({ access }) => isPermitted(access, reader))
    .map(({ id, route, opens }) => ({
      id,
      content: toSearchText([
        chatTexts(reader.language, `chat.guide.${id}.title`),
        wordsOf(reader.language, id),
      ]),
      facts: { guide: id, route, opens },
    }));

const wordsOf = (language: Language, id: GuideId): string => askedWords(language, `asked.guide.${id}`);
