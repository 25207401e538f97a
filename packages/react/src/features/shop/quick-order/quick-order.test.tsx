import { tableFiles } from '@foyer/contract/tables/table-files.example';
import type { FakeCall } from '@foyer/testing';
import { describeWidget, problem, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { quickOrderWidget } from '../shop.manifest.ts';
import { fakeArticles, fakeCart } from '../shop-fixture.ts';

const answers = {
  listArticles: { items: [...fakeArticles], nextCursor: null, total: fakeArticles.length },
  getCart: fakeCart,
  addCartItems: { ...fakeCart, version: 2, itemCount: 2 },
};

describeWidget(quickOrderWidget, { answers, ready: 'Schnellbestellung', empty: null, failing: null });

/** Finds articles like the server: by their numbers, case-insensitively, or by a search text. */
function findArticles({ url }: FakeCall) {
  const numbers = url.searchParams.getAll('number').map((number) => number.toLowerCase());
  const search = url.searchParams.get('search')?.toLowerCase();
  const items = fakeArticles.filter(({ number, name }) =>
    search === undefined
      ? numbers.includes(number.toLowerCase())
      : `${number} ${name}`.toLowerCase().includes(search),
  );
  return { items, nextCursor: null, total: items.length };
}

async function show(options: Parameters<typeof showWidget>[1] = {}) {
  const shown = await showWidget(quickOrderWidget, { roles: ['ROLE_SHOP'], answers, ...options });
  if (options?.sdk === undefined) shown.api.respond('listArticles', findArticles);
  const fieldOf = (line: number) =>
    shown.screen.findByRole('combobox', { name: `Artikel, Zeile ${line}` }) as Promise<HTMLInputElement>;
  await fieldOf(1);
  const lines = () => [...shown.shadow.querySelectorAll<HTMLElement>('[part=line]')];
  const quantityOf = (line: number) =>
    lines()[line - 1]?.querySelector('[part=quantity-input]') as HTMLInputElement;
  /** Pastes a text, and waits until its lines or an error are shown. */
  const paste = async (text: string, line = 1) => {
    const before = shown.text();
    fireEvent.paste(await fieldOf(line), { clipboardData: { getData: () => text } });
    await vi.waitUntil(() => shown.text() !== before);
  };
  /** Types by a change event, because user-event cannot type in a shadow root. */
  const type = async (text: string, line = 1) => {
    const field = await fieldOf(line);
    field.focus();
    fireEvent.change(field, { target: { value: text } });
    return field;
  };
  const submit = () => userEvent.click(shown.screen.getByRole('button', { name: 'In den Warenkorb' }));
  const drop = async (...files: File[]) => {
    const zone = await vi.waitUntil(() => shown.shadow.querySelector('[part=drop-zone]'));
    fireEvent.drop(zone, { dataTransfer: { files } });
  };
  const typed = async () =>
    Promise.all(lines().map(async (_, at) => `${(await fieldOf(at + 1)).value} ${quantityOf(at + 1).value}`));
  const sent = () => shown.api.callsOf('addCartItems').map(({ body }) => body);
  const problems = () =>
    [...shown.shadow.querySelectorAll('[part=problems] li')].map((item) => item.textContent);
  return { ...shown, fieldOf, lines, quantityOf, type, paste, submit, drop, typed, sent, problems };
}

describe('a line', () => {
  it('finds articles by name, shows price and availability, and moves on to the quantity', async () => {
    const shown = await show();
    const field = await shown.type('kabel');
    const option = await vi.waitUntil(() =>
      [...shown.shadow.querySelectorAll('[role=option]')].find((one) => one.textContent?.includes('NX-1003')),
    );
    expect(option.textContent).toMatch(/Ladekabel Typ 2, 7,5\sm · 189,50\s€ · Auf Lager/);
    await userEvent.click(option);
    await vi.waitUntil(() => shown.shadow.activeElement === shown.quantityOf(1));
    expect([field.value, shown.quantityOf(1).value]).toEqual(['NX-1003', '2']);
    expect(shown.lines()[0]?.textContent).toMatch(/Ladekabel Typ 2, 7,5\sm.*Auf Lager/);
  });

  it('takes a full number in small letters with Enter, and shows the price at the quantity', async () => {
    const shown = await show();
    fireEvent.keyDown(await shown.type('nx-1001'), { key: 'Enter' });
    await vi.waitUntil(() => shown.shadow.activeElement === shown.quantityOf(1));
    await vi.waitUntil(() => shown.lines()[0]?.textContent?.includes(keepUnits('Wallbox Nexo 11 kW')));
    fireEvent.change(shown.quantityOf(1), { target: { value: '5' } });
    await vi.waitUntil(() =>
      /749,00/.test(shown.lines()[0]?.querySelector('[part=price]')?.textContent ?? ''),
    );
    fireEvent.keyDown(shown.quantityOf(1), { key: 'Enter' });
    expect(shown.shadow.activeElement).toBe(await shown.fieldOf(2));
  });

  it('keeps a number without an article, and reports it', async () => {
    const shown = await show();
    const field = await shown.type('gibtesnicht');
    shown.quantityOf(1).focus();
    await vi.waitUntil(() => shown.lines()[0]?.textContent?.includes('Diesen Artikel gibt es nicht.'));
    expect(field.value).toBe('gibtesnicht');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is restored with all its values after it was removed', async () => {
    const shown = await show();
    await shown.paste('NX-1001;7\nunsinn;x');
    await vi.waitUntil(() => shown.lines()[0]?.textContent?.includes(keepUnits('Wallbox Nexo 11 kW')));
    await userEvent.click(shown.screen.getByRole('button', { name: 'Alle Zeilen entfernen' }));
    expect(await shown.typed()).toEqual([' 1', ' 1', ' 1']);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Rückgängig' }));
    expect((await shown.typed()).slice(0, 2)).toEqual(['NX-1001 7', 'unsinn x']);
  });
});

describe('many lines', () => {
  it('are pasted from a table, looked up in one call, and put into the cart in one call', async () => {
    const shown = await show();
    await shown.paste('nx-1001\t2\nNX-1003\t4\r\nNX-1005\t1');
    await vi.waitUntil(() => shown.text().includes('Vor-Ort-Check'));
    expect(shown.api.callsOf('listArticles')).toHaveLength(1);
    await shown.submit();
    await shown.screen.findByText('3 Artikel liegen im Warenkorb.');
    expect(shown.sent()).toEqual([
      {
        items: [
          { articleId: 'article-1', quantity: 2, mode: 'add' },
          { articleId: 'article-3', quantity: 4, mode: 'add' },
          { articleId: 'article-5', quantity: 1, mode: 'add' },
        ],
      },
    ]);
    expect(shown.events.map(({ detail }) => detail)).toEqual([
      { articleId: 'article-1', quantity: 2 },
      { articleId: 'article-3', quantity: 4 },
      { articleId: 'article-5', quantity: 1 },
    ]);
    expect(await shown.typed()).toEqual([' 1', ' 1', ' 1']);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zum Warenkorb' }));
    expect(shown.events.at(-1)?.detail).toMatchObject({ target: { route: 'cart' } });
  });

  it('report all problems at once, by line, send nothing and keep everything', async () => {
    const shown = await show();
    await shown.paste('NX-1001;2\nNX-9999;1\nNX-1003;1\nNX-1006;1\nNX-1005;viele\n;3\n=1+1;1');
    await shown.submit();
    await vi.waitUntil(() => shown.problems().length > 0);
    expect(shown.problems()).toEqual([
      'Zeile 2: Diesen Artikel gibt es nicht.',
      'Zeile 3: Mindestens 2 Stück.',
      'Zeile 4: Zurzeit nicht lieferbar.',
      'Zeile 5: Bitte geben Sie eine Zahl ein.',
      'Zeile 6: Hier fehlt der Artikel.',
      'Zeile 7: Diesen Artikel gibt es nicht.',
    ]);
    expect(shown.sent()).toEqual([]);
    expect((await shown.typed()).slice(0, 7)).toEqual([
      'NX-1001 2',
      'NX-9999 1',
      'NX-1003 1',
      'NX-1006 1',
      'NX-1005 viele',
      ' 3',
      '=1+1 1',
    ]);
    expect(shown.shadow.activeElement).toBe(await shown.fieldOf(2));
    await userEvent.click(shown.screen.getByRole('button', { name: /^Zeile 5:/ }));
    expect(shown.shadow.activeElement).toBe(shown.quantityOf(5));
    fireEvent.change(shown.quantityOf(5), { target: { value: '2' } });
    await vi.waitUntil(() => shown.problems().length === 5);
  });

  it('show the refusals of the server at their lines', async () => {
    const shown = await show();
    const errors = [
      { path: 'items.0.quantity', code: 'max_value', params: { limit: 50 } },
      { path: 'items.1.quantity', code: 'invalid_choice' },
      { path: 'items.2.articleId', code: 'invalid_choice' },
    ];
    shown.api.respond('addCartItems', () => problem(422, 'quantity_out_of_range', { errors }));
    await shown.paste('NX-1001;2\nNX-1003;4\nNX-1005;1');
    await shown.submit();
    await vi.waitUntil(() => shown.problems().length > 0);
    expect(shown.problems()).toEqual([
      'Zeile 1: Höchstens 50 Stück, zusammen mit dem, was schon im Warenkorb liegt.',
      'Zeile 2: Zurzeit nicht lieferbar.',
      'Zeile 3: Diesen Artikel gibt es nicht.',
    ]);
  });

  it('are added once, with one key, when an answer was lost', async () => {
    const shown = await show();
    await shown.paste('NX-1001;2\nNX-1005;1');
    await vi.waitUntil(() => shown.text().includes('Vor-Ort-Check'));
    shown.api.behave({ addCartItems: { status: 503, code: 'unavailable' } });
    await shown.submit();
    await shown.screen.findByRole('alert');
    expect((await shown.typed()).slice(0, 2)).toEqual(['NX-1001 2', 'NX-1005 1']);
    shown.api.behave({});
    await shown.submit();
    await shown.screen.findByText('2 Artikel liegen im Warenkorb.');
    const keys = new Set(
      shown.api.callsOf('addCartItems').map(({ headers }) => headers.get('idempotency-key')),
    );
    expect(keys.size).toBe(1);
  });

  it('that cannot be looked up stay, with the reason', async () => {
    const shown = await show();
    shown.api.behave({ listArticles: { status: 503, code: 'unavailable' } });
    await shown.paste('NX-1001;2\nNX-1005;1');
    await shown.submit();
    await shown.screen.findByRole('alert');
    expect((await shown.typed()).slice(0, 2)).toEqual(['NX-1001 2', 'NX-1005 1']);
    expect(shown.sent()).toEqual([]);
  });

  it('are restored after a reload, with their prices', async () => {
    const shown = await show();
    await shown.paste('NX-1001;2\nunsinn;9');
    await vi.waitUntil(() => shown.text().includes('Wallbox Nexo 11 kW'));
    globalThis.dispatchEvent(new Event('pagehide'));
    const again = await show({ sdk: shown.sdk });
    expect((await again.typed()).slice(0, 2)).toEqual(['NX-1001 2', 'unsinn 9']);
    await vi.waitUntil(() => again.text().includes('Wallbox Nexo 11 kW'));
    expect(again.shadow.querySelector('[part=draft-note]')).not.toBeNull();
  });

  it('cannot be sent without any line', async () => {
    const shown = await show();
    await shown.submit();
    await shown.screen.findByText('Geben Sie mindestens einen Artikel ein.');
    expect(shown.shadow.activeElement).toBe(await shown.fieldOf(1));
  });
});

describe('a file', () => {
  const csv = (text: string, name = 'liste.csv') => new File([text], name, { type: 'text/csv' });

  it('is read as German spreadsheets write it, and added after the existing lines', async () => {
    const shown = await show();
    await shown.type('NX-1005');
    const bytes = Uint8Array.from(
      [...'Artikelnummer;Größe;Menge\nNX-1001;L;2,00\n'].map((sign) => sign.charCodeAt(0)),
    );
    await shown.drop(new File([bytes], 'liste.csv'));
    await vi.waitUntil(() => shown.text().includes('Wallbox Nexo 11 kW'));
    expect((await shown.typed()).slice(0, 2)).toEqual(['NX-1005 1', 'NX-1001 2']);
  });

  it('is read as Excel saves it', async () => {
    const shown = await show();
    const book = tableFiles([
      ['Artikelnummer', 'Menge'],
      ['NX-1001', '2'],
    ]).find(([name]) => name === 'a workbook with shared texts');
    await shown.drop(new File([(book?.[1] ?? new Uint8Array()) as Uint8Array<ArrayBuffer>], 'liste.xlsx'));
    await vi.waitUntil(() => shown.text().includes('Wallbox Nexo 11 kW'));
    expect((await shown.typed())[0]).toBe('NX-1001 2');
  });

  it.each([
    [
      'of ten thousand lines',
      csv(Array.from({ length: 10_000 }, (_, at) => `NX-${at};1`).join('\n')),
      /10\.001 Zeilen, höchstens 100/,
    ],
    [
      'that is a damaged workbook',
      csv('PK\u0003\u0004…', 'liste.xlsx'),
      /liste\.xlsx ist keine lesbare Tabelle/,
    ],
    ['without a line', csv('\n\n'), /In liste\.csv steht keine Zeile/],
    ['far too large', csv('x'.repeat(1_000_001)), /zu groß/],
  ])('%s is refused, and the lines stay unchanged', async (_, file, message) => {
    const shown = await show();
    await shown.type('NX-1005');
    await shown.drop(file);
    await vi.waitUntil(() => message.test(shown.text()));
    expect(await shown.typed()).toEqual(['NX-1005 1', ' 1', ' 1']);
  });
});
