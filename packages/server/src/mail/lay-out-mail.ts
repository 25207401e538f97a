import { directionOf } from '@foyer/contract/direction';
import type { Language } from '../domain/languages/language.ts';
import { loadTexts } from '../domain/languages/load-texts.ts';
import { escapeHtml as text } from './escape-html.ts';
import type de from './locales/de.json';
import type { MailBlock, MailBrand, MailContent } from './mail-content.ts';

/** Texts of the layout, for example the format of a label and its value. */
const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);
const lineOf = (language: Language, label: string, value: string) =>
  texts(language, 'line', { label, value });

/** Lays a mail out as text, and as HTML in the brand's look. */
export const layOutMail = (content: MailContent, brand: MailBrand): { text: string; html: string } => ({
  text: toText(content),
  html: toHtml(content, brand),
});

function toText({ language, greeting, blocks, closing }: MailContent): string {
  const parts = [[greeting], ...blocks.map((block) => linesOf(block, language)), closing];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function linesOf(block: MailBlock, language: Language): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'facts':
      return block.facts.map(([label, value]) => lineOf(language, label, value));
    case 'items':
      return block.items.flatMap(({ quantity, name, detail, amount }) => [
        `${quantity} × ${name}`,
        `    ${lineOf(language, detail, amount)}`,
      ]);
    case 'sums': {
      const width = Math.max(...block.sums.map(([label]) => label.length)) + 2;
      const amounts = Math.max(...block.sums.map(([, amount]) => amount.length));
      return block.sums.map(([label, amount]) => `${label.padEnd(width)}${amount.padStart(amounts)}`);
    }
    case 'labelled':
      return [texts(language, 'heading', { label: block.label }), ...block.lines];
    case 'link':
      return [lineOf(language, block.label, block.url)];
  }
}

/** Returns HTML that every mail program shows: tables, and inline styles. Every value is escaped. */
function toHtml({ language, subject, greeting, blocks, closing }: MailContent, brand: MailBrand): string {
  const color = brandColor(brand);
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(subject)}</title></head>`,
    '<body style="margin:0;background:#f5f6f8;font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#14181f">',
    '<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td style="padding:24px 12px">',
    '<table role="presentation" align="center" width="100%" style="border-collapse:collapse;max-width:640px;background:#ffffff;border:1px solid #e2e5ea">',
    `<tr><td style="padding:16px 24px;background:${color.background};color:${color.text};font-size:18px;font-weight:bold">${text(brand.name)}</td></tr>`,
    '<tr><td style="padding:8px 24px 16px">',
    paragraph(text(greeting)),
    ...blocks.map((block) => blockHtml(block, language, color)),
    paragraph(closing.map(text).join('<br>')),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

interface BrandColor {
  readonly background: string;
  readonly text: string;
}

function blockHtml(block: MailBlock, language: Language, color: BrandColor): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(text(block.text));
    case 'facts':
      return block.facts.length === 0
        ? ''
        : paragraph(block.facts.map(([label, value]) => text(lineOf(language, label, value))).join('<br>'));
    case 'items':
      return table(
        block.items.map(({ quantity, name, detail, amount }) =>
          row([
            `${quantity} ×`,
            `${text(name)}<br><span style="color:#4a5361">${text(detail)}</span>`,
            text(amount),
          ]),
        ),
      );
    case 'sums':
      return table(
        block.sums.map(([label, amount], at) =>
          row([text(label), text(amount)], at === block.sums.length - 1),
        ),
      );
    case 'labelled':
      return paragraph(`<strong>${text(block.label)}</strong><br>${block.lines.map(text).join('<br>')}`);
    case 'link':
      return paragraph(
        `<a href="${text(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${color.background};color:${color.text};font-weight:bold;text-decoration:none">${text(block.label)}</a>`,
      );
  }
}

const paragraph = (inner: string) => `<p style="margin:16px 0">${inner}</p>`;
const table = (rows: readonly string[]) =>
  `<table role="presentation" width="100%" style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`;

function row(cells: readonly string[], isTotal = false): string {
  const inner = cells.map((cell, at) => {
    const isAmount = at > 0 && at === cells.length - 1;
    const isWhole = isAmount || (at === 0 && cells.length === 3);
    return `<td style="padding:6px ${isAmount ? '0' : '16px'} 6px 0;border-top:1px solid #e2e5ea;vertical-align:top${isAmount ? ';text-align:right' : ''}${isWhole ? ';white-space:nowrap' : ''}${isTotal ? ';font-weight:bold' : ''}">${cell}</td>`;
  });
  return `<tr>${inner.join('')}</tr>`;
}

/** Returns the brand's colour and a readable text colour on it: white with a contrast of at least 4.5:1, else black, one of which always has it. */
function brandColor({ primaryColor }: MailBrand): BrandColor {
  const hex = /^#?([\da-f]{6})$/i.exec(primaryColor)?.[1] ?? '95C11F';
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return { background: `#${hex}`, text: 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : '#000000' };
}
