import type { PriceBasis } from '@foyer/contract';
import type { MailBlock, MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { type Formats, formatsOf } from '../../languages/formats.ts';
import { languageOf } from '../../languages/language.ts';
import type { QuotationItemRow, QuotationRow, StoredQuotation } from '../quotation.repo.ts';
import { quotationTexts, type SayOfQuotation } from './quotation-texts.ts';

/** Events of a quotation about which its requester gets a mail. */
export type QuotationNews = 'requested' | 'offered' | 'commented' | 'cancelled' | 'ending';

/** Returns a mail about a quotation, in the language of its requester. */
export function quotationMail(
  news: QuotationNews,
  stored: Pick<StoredQuotation, 'quotation' | 'items'>,
  contact: Contact,
  publicUrl: string,
  /** Text that the service wrote with the event. */
  comment?: string,
): Mail {
  const content = describe(news, stored, contact, publicUrl, comment);
  return writeMail('quotations', contact.email, content, contact.brand);
}

function describe(
  news: QuotationNews,
  { quotation, items }: Pick<StoredQuotation, 'quotation' | 'items'>,
  { name, locale, brand }: Contact,
  publicUrl: string,
  comment: string | undefined,
): MailContent {
  const language = languageOf(locale);
  const say: SayOfQuotation = (id, values) => quotationTexts(language, id, values);
  const { euro, dayOf } = formatsOf(locale);
  const until = quotation.validUntil && dayOf(quotation.validUntil);
  const values = { brand: brand.name, number: quotation.number, date: until ?? '' };
  const facts: [string, string | null][] = [
    [say('quotation.title'), quotation.title],
    [say('quotation.reference'), quotation.reference],
    // a cancelled quotation has no validity
    [say('quotation.until'), news === 'cancelled' ? null : until],
  ];
  const text = comment ?? (news === 'requested' ? (quotation.description ?? undefined) : undefined);
  const label = say(news === 'requested' ? 'quotation.wish' : 'quotation.comment');
  return {
    language,
    subject: say(`quotation.${news}.subject`, values),
    greeting: say('quotation.greeting', { name }),
    blocks: [
      { kind: 'paragraph', text: say(`quotation.${news}.intro`, values) },
      { kind: 'facts', facts: facts.flatMap(([key, value]) => (value ? [[key, value] as const] : [])) },
      ...(text ? [{ kind: 'labelled' as const, label, lines: text.split('\n') }] : []),
      ...(news === 'offered' ? offerOf(quotation, items, say, euro) : []),
      {
        kind: 'link',
        label: say('quotation.link'),
        url: `${publicUrl}/${locale}/${brand.id}/offer-overview/${encodeURIComponent(quotation.id)}`,
      },
    ],
    closing: [say('quotation.closing'), say('quotation.sender', values)],
  };
}

/** Returns lines and sums of the offer in the binding amounts: net for companies, gross for private customers. */
function offerOf(
  quotation: QuotationRow,
  items: readonly QuotationItemRow[],
  say: SayOfQuotation,
  euro: Formats['euro'],
): MailBlock[] {
  const { basis } = quotation;
  const pick = (net: number | null, gross: number | null) => euro((basis === 'net' ? net : gross) ?? 0);
  return [
    {
      kind: 'items',
      items: items.map((item) => ({
        quantity: item.quantity,
        name: item.name,
        detail: [
          item.number,
          say(`quotation.each.${basis}`, { amount: pick(item.unitNet, item.unitGross) }),
        ].join(' · '),
        amount: pick(item.lineNet, item.lineGross),
      })),
    },
    { kind: 'sums', sums: sumsOf(quotation, basis, say, euro) },
  ];
}

function sumsOf(
  row: QuotationRow,
  basis: PriceBasis,
  say: SayOfQuotation,
  euro: Formats['euro'],
): [label: string, amount: string][] {
  const taxes = (row.taxes ?? []).map(({ rate, tax }): [string, string] => [
    say(`quotation.tax.${basis}`, { rate }),
    euro(tax),
  ]);
  const saved = basis === 'net' ? row.savingsNet : row.savingsGross;
  const sums: [string, string][] = [
    ...(saved === null ? [] : [[say('quotation.saved'), euro(saved)] as [string, string]]),
    [say('quotation.shipping'), euro((basis === 'net' ? row.shippingNet : row.shippingGross) ?? 0)],
    ...(basis === 'net' ? [[say('quotation.net'), euro(row.net ?? 0)] as [string, string]] : []),
    ...taxes,
  ];
  return [...sums, [say('quotation.gross'), euro(row.gross ?? 0)]];
}
