import { describe, expect, it } from 'vitest';
import { layOutMail } from './lay-out-mail.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

const content = (...blocks: MailBlock[]): MailContent => ({
  language: 'de',
  subject: 'Betreff <b>',
  greeting: 'Guten Tag R&D,',
  blocks,
  closing: ['Mit freundlichen Grüßen', 'Ihr Team'],
});
const brand = { name: 'Sonnental & Co', primaryColor: 'FFB000' };

describe('the layout of mails', () => {
  it('has the same content as text and as HTML', () => {
    const { text, html } = layOutMail(
      content(
        { kind: 'paragraph', text: 'Vielen Dank.' },
        { kind: 'facts', facts: [['Ihre Referenz', '4711']] },
        { kind: 'items', items: [{ quantity: 2, name: 'Kabel', detail: 'KC-5', amount: '20,00 €' }] },
        { kind: 'labelled', label: 'Lieferadresse', lines: ['Hafenstraße 1', 'Hamburg'] },
        { kind: 'link', label: 'Im Portal', url: 'https://portal.test/a?b=1&c=2' },
      ),
      brand,
    );
    expect(text).toBe(
      'Guten Tag R&D,\n\nVielen Dank.\n\nIhre Referenz: 4711\n\n2 × Kabel\n    KC-5: 20,00 €\n\nLieferadresse:\nHafenstraße 1\nHamburg\n\nIm Portal: https://portal.test/a?b=1&c=2\n\nMit freundlichen Grüßen\nIhr Team\n',
    );
    for (const part of ['Vielen Dank.', '4711', '2 ×', 'Kabel', '20,00 €', 'Hafenstraße 1', 'Ihr Team'])
      expect(html).toContain(part);
    expect(html).toContain('href="https://portal.test/a?b=1&amp;c=2"');
  });

  it('formats a label by the rules of its language', () => {
    const blocks: MailBlock[] = [
      { kind: 'facts', facts: [['Votre référence', '<4711>']] },
      { kind: 'labelled', label: 'Message', lines: ['Bonjour'] },
    ];
    const { text, html } = layOutMail({ ...content(...blocks), language: 'fr' }, brand);
    expect(text).toContain('Votre référence\u00a0: <4711>\n\nMessage\u00a0:\nBonjour');
    expect(html).toContain('Votre référence\u00a0: &lt;4711&gt;');
  });

  it('aligns sums, and makes the last the total', () => {
    const block: MailBlock = {
      kind: 'sums',
      sums: [
        ['Summe netto', '100,00 €'],
        ['Gesamtsumme', '1.119,00 €'],
      ],
    };
    const { text, html } = layOutMail(content(block), brand);
    expect(text).toContain('Summe netto    100,00 €\nGesamtsumme  1.119,00 €');
    expect(html.match(/font-weight:bold">1\.119,00 €/g)).toHaveLength(1);
  });

  it('leaves out blocks without anything in them', () => {
    const { text, html } = layOutMail(content({ kind: 'facts', facts: [] }), brand);
    expect(text).toBe('Guten Tag R&D,\n\nMit freundlichen Grüßen\nIhr Team\n');
    expect(html).not.toContain('<p style="margin:16px 0"></p>');
  });

  it('escapes every value, and keeps invalid colours out of the styles', () => {
    const { html } = layOutMail(content({ kind: 'paragraph', text: '<script>' }), {
      name: '<i>',
      primaryColor: 'red;background:url(https://evil.test)',
    });
    expect(html).not.toMatch(/<script|<i>|evil|<b>/);
    expect(html).toContain('background:#95C11F');
  });

  it.each([
    ['0B5FFF', '#ffffff'],
    ['FFB000', '#000000'],
    ['95C11F', '#000000'],
    ['767676', '#ffffff'],
  ])('%s is the background of a readable text: %s', (primaryColor, wanted) => {
    const { html } = layOutMail(content(), { name: 'Marke', primaryColor });
    expect(html).toContain(`background:#${primaryColor};color:${wanted}`);
  });
});
