import type { MailContent } from '../../../mail/mail-content.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import { languageOf } from '../../languages/language.ts';
import { loadTexts } from '../../languages/load-texts.ts';
import type { DueNotices } from '../article-notices.repo.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Creates the mail about articles that can be ordered again, in the recipient's language, with a link to each article. */
export function backInStockMail({ contact, articles }: DueNotices, publicUrl: string): Mail {
  const { brand, locale } = contact;
  const language = languageOf(locale);
  const count = articles.length;
  const values = { brand: brand.name, count, name: articles[0]?.name ?? '' };
  const content: MailContent = {
    language,
    subject: texts(language, 'back.subject', values),
    greeting: texts(language, 'back.greeting', { name: contact.name }),
    blocks: [
      { kind: 'paragraph', text: texts(language, 'back.intro', { count }) },
      ...articles.map(({ id, name, number }) => ({
        kind: 'link' as const,
        label: texts(language, 'back.article', { name, number }),
        url: `${publicUrl}/${locale}/${brand.id}/shop-products/${encodeURIComponent(id)}`,
      })),
      { kind: 'paragraph', text: texts(language, 'back.once') },
    ],
    closing: [texts(language, 'back.closing'), texts(language, 'back.sender', values)],
  };
  return writeMail('stock', contact.email, content, brand);
}
