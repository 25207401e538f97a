import { describeWidget, showWidget } from '@foyer/testing';
import { createTestWorld, type TestWorld } from '@foyer/testing/create-test-world';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentsWidget } from '../documents.manifest.ts';
import { documentsPage, noDocuments } from '../documents-fixture.ts';

describeWidget(documentsWidget, {
  answers: { listDocuments: documentsPage },
  ready: 'Preisliste 2026',
  empty: { answers: { listDocuments: noDocuments }, text: 'Noch keine Einträge' },
  failing: 'listDocuments',
});

describe('compact', () => {
  describeWidget(documentsWidget, {
    props: { compact: true, pageSize: 2 },
    answers: { listDocuments: documentsPage },
    ready: 'Preisliste 2026',
    empty: { answers: { listDocuments: noDocuments }, text: 'Noch keine Einträge' },
    failing: 'listDocuments',
  });
});

it('marks new documents, and offers older versions if there are any', async () => {
  const { screen } = await showWidget(documentsWidget, { answers: { listDocuments: documentsPage } });
  const row = (await screen.findByText('Preisliste 2026')).closest('tr');
  expect(row?.textContent).toContain('Neu');
  // only one of the two documents has an older version
  expect(screen.getAllByRole('button', { name: /^Ältere Fassungen/ })).toHaveLength(1);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ältere Fassungen von Preisliste 2026' }));
  await screen.findByText('Fassung 1 vom 01.10.2026');
});

it('filters by kind and by new documents', async () => {
  const { api, screen } = await showWidget(documentsWidget, { answers: { listDocuments: documentsPage } });
  await screen.findByText('Preisliste 2026');
  const user = userEvent.setup();
  const asked = (name: string) => api.callsOf('listDocuments').at(-1)?.url.searchParams.get(name);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'contract');
  await vi.waitUntil(() => asked('category') === 'contract');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Geöffnet' }), 'true');
  await vi.waitUntil(() => asked('isNew') === 'true');
});

describe('a preview', () => {
  const opened = async () => {
    const shown = await showWidget(documentsWidget, { answers: { listDocuments: documentsPage } });
    const button = await shown.screen.findByRole('button', { name: 'Preisliste 2026 ansehen' });
    await userEvent.setup().click(button);
    return { ...shown, button, dialog: await shown.screen.findByRole('dialog', { name: 'Preisliste 2026' }) };
  };

  it('reports a missing file, and tries again', async () => {
    // the fixture's address has no file
    const { api, screen } = await opened();
    await screen.findByText('Die Datei ist gerade nicht da.');
    const before = api.callsOf('listDocuments').length;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    // the retry requests a new address
    await vi.waitUntil(() => api.callsOf('listDocuments').length > before);
    await screen.findByText('Die Datei ist gerade nicht da.');
  });

  it('is closed by Escape', async () => {
    const { screen } = await opened();
    await screen.findByText('Die Datei ist gerade nicht da.');
    await userEvent.setup().keyboard('{Escape}');
    await vi.waitUntil(() => screen.queryByRole('dialog') === null);
  });
});

describe('over the real server', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld({ demo: true });
  });
  afterAll(() => world?.close());

  it('downloads a file by its temporary address, and the document is no longer new', async () => {
    const sdk = await world.as('manager@nordwind.example');
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { screen, shadow } = await showWidget(documentsWidget, { sdk, props: { category: 'contract' } });
    await screen.findByText('Rahmenvertrag');
    expect(shadow.querySelector('[part=badge]')?.textContent).toBe('Neu');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Rahmenvertrag herunterladen' }));
    await screen.findByText('Das Dokument wurde heruntergeladen.');
    expect(saved).toEqual(['Rahmenvertrag.pdf']);
    await vi.waitUntil(() => shadow.querySelector('[part=badge]') === null);
    click.mockRestore();
  });
});
