import { businessTimeZone } from '@foyer/contract';
import type { Language } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import { mailboxPath } from '../../http/demo-pages.ts';
import { iconLink } from '../../http/site-icon.ts';
import { escapeHtml as text } from '../../mail/escape-html.ts';
import type { OutboxMail } from '../../mail/outbox.repo.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns the texts of a language, and its format of an instant. */
function wordsOf(language: Language) {
  const say = (id: keyof typeof de, values?: Readonly<Record<string, string>>) =>
    text(texts(language, id, values));
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: businessTimeZone,
  });
  return {
    language,
    say,
    state: ({ sentAt, lastError }: OutboxMail) =>
      sentAt
        ? say('mailbox.sent')
        : lastError
          ? say('mailbox.failed', { reason: lastError })
          : say('mailbox.waiting'),
    time: (at: Date) => `<time datetime="${at.toISOString()}">${text(format.format(at))}</time>`,
  };
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${iconLink}
<link rel="stylesheet" href="${mailboxPath}/style.css">
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

/** Renders all mails as a table, newest first. */
export function listPage(mails: readonly OutboxMail[], language: Language): string {
  const { say, state, time } = wordsOf(language);
  const head = (['subject', 'to', 'at', 'state'] as const).map(
    (name) => `<th scope="col">${say(`mailbox.${name}`)}</th>`,
  );
  const rows = mails.map(
    (mail) => `<tr>
<td><a href="${mailboxPath}/${encodeURIComponent(mail.id)}">${text(mail.subject)}</a></td>
<td>${text(mail.recipient)}</td><td>${time(mail.createdAt)}</td><td>${state(mail)}</td>
</tr>`,
  );
  const table = `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  const title = say('mailbox.title');
  return page(
    language,
    title,
    `<h1>${title}</h1>\n<p>${say('mailbox.about')}</p>\n${mails.length > 0 ? table : `<p>${say('mailbox.empty')}</p>`}`,
  );
}

/** Renders one mail as text. */
export function mailPage(mail: OutboxMail, language: Language): string {
  const { say, state, time } = wordsOf(language);
  const facts = [
    ...(mail.senderName ? [[say('mailbox.from'), text(mail.senderName)]] : []),
    [say('mailbox.to'), text(mail.recipient)],
    [say('mailbox.at'), time(mail.createdAt)],
    [say('mailbox.state'), state(mail)],
  ];
  const asHtml = `<p><a href="${mailboxPath}/${encodeURIComponent(mail.id)}/html">${say('mailbox.html')}</a></p>`;
  return page(
    language,
    text(mail.subject),
    `<p><a href="${mailboxPath}">${say('mailbox.back')}</a></p>
<h1>${text(mail.subject)}</h1>
<dl>${facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>
<pre>${text(mail.body)}</pre>
${mail.html === null ? '' : asHtml}`,
  );
}

export function missingPage(language: Language): string {
  const { say } = wordsOf(language);
  const title = say('mailbox.missing');
  return page(language, title, `<h1>${title}</h1><p><a href="${mailboxPath}">${say('mailbox.back')}</a></p>`);
}

export const mailboxStyle = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
main { max-width: 960px; margin: 32px auto; padding: 0 16px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 8px 16px 8px 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); vertical-align: top; }
td { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; }
a { color: LinkText; }
@media (max-width: 600px) { thead { position: absolute; clip-path: inset(50%); } tr, td { display: block; } td { border: 0; padding: 0; } tr { padding: 12px 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); } }
`;
