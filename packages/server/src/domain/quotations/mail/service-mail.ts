import type { MailBlock } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { formatsOf } from '../../languages/formats.ts';
import { languageOf } from '../../languages/language.ts';
import type { StoredQuotation } from '../quotation.repo.ts';
import { deskPath } from '../staff/desk-path.ts';
import type { ServiceRecipient } from '../staff/service-recipient.repo.ts';
import { quotationTexts, type SayOfQuotation } from './quotation-texts.ts';

/** Actions of a customer about which the service gets a mail. */
export type CustomerNews =
  | 'requested'
  | 'renewed'
  | 'commented'
  | 'negotiated'
  | 'accepted'
  | 'declined'
  | 'cancelled';

/** An action of a customer, with data about the customer. */
export interface CustomerAct {
  readonly news: CustomerNews;
  readonly stored: Pick<StoredQuotation, 'quotation' | 'items' | 'order'>;
  /** Name of the person who acted. */
  readonly person: string;
  /** Null for a private customer. */
  readonly company: string | null;
  readonly brand: Contact['brand'];
  /** Text that the person wrote with the action. */
  readonly text: string | undefined;
}

/** Returns a mail to the service about an action of a customer, in the recipient's language. It has no link if `deskUrl` is null. */
export function serviceMail(act: CustomerAct, recipient: ServiceRecipient, deskUrl: string | null): Mail {
  const { news, stored, person, company, brand } = act;
  const { quotation, order } = stored;
  const language = languageOf(recipient.locale);
  const say: SayOfQuotation = (id, values) => quotationTexts(language, id, values);
  const customer = company ?? say('quotation.service.private', { name: quotation.requestedBy });
  const values = { customer, person, number: quotation.number, order: order?.number ?? '' };
  const address = deskUrl && `${deskUrl}${deskPath}/${encodeURIComponent(quotation.id)}`;
  const content = {
    language,
    subject: say(`quotation.service.${news}.subject`, values),
    greeting: recipient.name
      ? say('quotation.greeting', { name: recipient.name })
      : say('quotation.service.greeting'),
    blocks: [
      { kind: 'paragraph' as const, text: say(`quotation.service.${news}.intro`, values) },
      { kind: 'facts' as const, facts: factsOf(act, customer, say, recipient.locale) },
      ...wordsOf(act, say),
      ...(address ? [{ kind: 'link' as const, label: say('quotation.service.link'), url: address }] : []),
    ],
    closing: [say('quotation.service.closing', { brand: brand.name })],
  };
  return writeMail('service', recipient.email, content, brand);
}

function factsOf(
  { stored: { quotation, order } }: CustomerAct,
  customer: string,
  say: SayOfQuotation,
  locale: string,
): [string, string][] {
  const { euro, dayOf } = formatsOf(locale);
  const { basis, title, reference, requestedDeliveryDate } = quotation;
  const amount = basis === 'net' ? quotation.net : quotation.gross;
  const facts: [string, string | null][] = [
    [say('quotation.service.customer'), customer],
    [say('quotation.title'), title],
    [say('quotation.service.reference'), reference],
    [say('quotation.service.requested-delivery-date'), requestedDeliveryDate && dayOf(requestedDeliveryDate)],
    [say(`quotation.${basis}`), amount === null ? null : euro(amount)],
    [say('quotation.service.order'), order?.number ?? null],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** Returns the content of a new or renewed request, and the text that was written with the action. */
function wordsOf(
  { news, stored: { quotation, items }, person, text }: CustomerAct,
  say: SayOfQuotation,
): MailBlock[] {
  const isAsked = news === 'requested' || news === 'renewed';
  const lines = items.map(({ quantity, name, number }) => `${quantity} × ${name} (${number})`);
  const wishes = [quotation.description, quotation.note].flatMap((words) => words?.split('\n') ?? []);
  const wish = isAsked ? [...lines, ...wishes] : [];
  return [
    ...(wish.length > 0
      ? [{ kind: 'labelled' as const, label: say('quotation.service.wish'), lines: wish }]
      : []),
    ...(text
      ? [
          {
            kind: 'labelled' as const,
            label: say('quotation.service.message', { person }),
            lines: text.split('\n'),
          },
        ]
      : []),
  ];
}
