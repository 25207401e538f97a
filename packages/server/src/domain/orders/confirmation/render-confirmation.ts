import { escapeHtml } from '../../../mail/escape-html.ts';
import type { Confirmation } from './confirmation.ts';

/** As plain text, sums aligned to the right. */
export function toText({
  greeting,
  intro,
  facts,
  lines,
  sums,
  addresses,
  link,
  closing,
}: Confirmation): string {
  const width = Math.max(...sums.map(([label]) => label.length)) + 2;
  const amounts = Math.max(...sums.map(([, amount]) => amount.length));
  const blocks = [
    [greeting],
    [intro],
    facts.map(([label, value]) => `${label}: ${value}`),
    lines.flatMap(({ quantity, name, detail, amount }) => [
      `${quantity} × ${name}`,
      `    ${detail}: ${amount}`,
    ]),
    sums.map(([label, amount]) => `${label.padEnd(width)}${amount.padStart(amounts)}`),
    ...addresses.map(([label, own]) => [`${label}:`, ...own]),
    [`${link.label}: ${link.url}`],
    closing,
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

/** As HTML that every mail program shows: tables, and styles at the nodes. Every value is escaped. */
export function toHtml(confirmation: Confirmation): string {
  const { language, title, greeting, intro, facts, lines, sums, addresses, link, closing } = confirmation;
  const text = escapeHtml;
  const row = (cells: readonly string[], isLast = false) =>
    `<tr>${cells
      .map(
        (cell, at) =>
          `<td style="padding:4px 16px 4px 0;vertical-align:top${at > 0 && at === cells.length - 1 ? ';text-align:right' : ''}${isLast ? ';font-weight:bold' : ''}">${cell}</td>`,
      )
      .join('')}</tr>`;
  const table = (rows: readonly string[]) =>
    `<table role="presentation" style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`;
  const paragraph = (inner: string) => `<p style="margin:16px 0">${inner}</p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${text(title)}</title></head>`,
    '<body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c1f23;max-width:640px;margin:24px">',
    paragraph(text(greeting)),
    paragraph(text(intro)),
    paragraph(facts.map(([label, value]) => `${text(label)}: ${text(value)}`).join('<br>')),
    table(
      lines.map(({ quantity, name, detail, amount }) =>
        row([
          `${quantity} ×`,
          `${text(name)}<br><span style="color:#5b6470">${text(detail)}</span>`,
          text(amount),
        ]),
      ),
    ),
    table(sums.map(([label, amount], at) => row([text(label), text(amount)], at === sums.length - 1))),
    ...addresses.map(([label, own]) =>
      paragraph(`<strong>${text(label)}</strong><br>${own.map(text).join('<br>')}`),
    ),
    paragraph(`<a href="${text(link.url)}">${text(link.label)}</a>`),
    paragraph(closing.map(text).join('<br>')),
    '</body></html>',
  ].join('\n');
}
