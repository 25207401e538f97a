import { businessTimeZone } from '@foyer/contract';
import { formatsOf } from '../../domain/languages/formats.ts';
import { type Language, localeOf } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import { deskPath } from '../../domain/quotations/staff/desk-path.ts';
import { iconLink } from '../../http/site-icon.ts';
import { escapeHtml as text } from '../../mail/escape-html.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

export type DeskText = keyof typeof de;

/** Texts of the desk in a language; all results are safe as HTML. */
export interface DeskWords {
  readonly language: Language;
  readonly say: (id: DeskText, values?: Readonly<Record<string, string | number>>) => string;
  readonly euro: (cents: number) => string;
  readonly dayOf: (day: string) => string;
  readonly time: (at: Date) => string;
}

export function wordsOf(language: Language): DeskWords {
  const { euro, dayOf } = formatsOf(localeOf(language));
  const format = new Intl.DateTimeFormat(localeOf(language).replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: businessTimeZone,
  });
  return {
    language,
    say: (id, values) => text(texts(language, id, values)),
    euro: (cents) => text(euro(cents)),
    dayOf: (day) => text(dayOf(day)),
    time: (at) => `<time datetime="${at.toISOString()}">${text(format.format(at))}</time>`,
  };
}

/** Renders a page of the desk around `body`, which is HTML. */
export const frame = (
  { language, say }: DeskWords,
  title: string,
  body: string,
  visitor?: { readonly name: string },
): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${say('desk.title')}</title>
${iconLink}
<link rel="stylesheet" href="${deskPath}/style.css">
</head>
<body>
<header><div class="bar"><a class="home" href="${deskPath}">${say('desk.title')}</a>${
    visitor
      ? `<form method="post" action="${deskPath}/sign-out"><span>${text(visitor.name)}</span><button class="quiet">${say('desk.sign-out')}</button></form>`
      : ''
  }</div></header>
<main>
${body}
</main></body>
</html>
`;
