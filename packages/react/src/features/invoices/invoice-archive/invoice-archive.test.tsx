import { showWidget } from '@foyer/testing';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { invoicesWidget } from '../invoices.manifest.ts';
import { invoicesPage } from '../invoices-fixture.ts';

type Answers = NonNullable<Parameters<typeof showWidget>[1]>['answers'];

const show = async (answers: Answers = {}) => {
  const shown = await showWidget(invoicesWidget, {
    roles: ['ROLE_FLEET_FINANCIAL'],
    answers: { listInvoices: invoicesPage, ...answers },
  });
  await shown.screen.findByText('RE-2026-001234');
  return shown;
};
const archive = () => new File(['content'], 'Rechnungen 2026-11-22.zip', { type: 'application/zip' });
const bodyOf = ({ api }: Awaited<ReturnType<typeof show>>) =>
  api.callsOf('downloadInvoiceArchive').at(-1)?.body;

describe('selecting invoices', () => {
  it('one by one, by mouse and by keyboard, does not open them', async () => {
    const { screen, api } = await show();
    const download = await screen.findByRole('button', { name: 'Rechnungen herunterladen' });
    expect(download).toHaveProperty('disabled', true);
    const box = screen.getByRole('checkbox', { name: 'Auswählen: RE-2026-001234' });
    await userEvent.click(box);
    await screen.findByRole('button', { name: '1 Rechnung herunterladen' });
    screen.getByRole('checkbox', { name: 'Auswählen: GU-2026-000017' }).focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('button', { name: '2 Rechnungen herunterladen' });
    await userEvent.click(box);
    await screen.findByRole('button', { name: '1 Rechnung herunterladen' });
    expect(api.callsOf('getInvoice')).toEqual([]);
  });

  it('selects a whole page, then all matching ones, and none again', async () => {
    const shown = await show({
      listInvoices: { ...invoicesPage, total: 57 },
      downloadInvoiceArchive: archive(),
    });
    const { screen } = shown;
    const saved = watchDownloads();
    const page = await screen.findByRole('checkbox', { name: 'Alle 2 auf dieser Seite' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Auswählen: RE-2026-001234' }));
    expect((page as HTMLInputElement).indeterminate).toBe(true);
    await userEvent.click(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Alle 57 auswählen, die passen' }));
    await userEvent.click(await screen.findByRole('button', { name: '57 Rechnungen herunterladen' }));
    await screen.findByText('Das Archiv wurde heruntergeladen.');
    expect([...saved.keys()]).toEqual(['Rechnungen 2026-11-22.zip']);
    expect(bodyOf(shown)).toEqual({ filter: {}, formats: ['pdf'] });
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    expect(page).toHaveProperty('checked', false);
  });

  it('is cleared when the list changes', async () => {
    const { screen } = await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Alle 2 auf dieser Seite' }));
    await screen.findByRole('button', { name: '2 Rechnungen herunterladen' });
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Bezahlt');
    expect(await screen.findByRole('button', { name: 'Rechnungen herunterladen' })).toBeTruthy();
  });
});

describe('the archive', () => {
  it('contains the selected invoices, also as XML if wanted', async () => {
    const shown = await show({ downloadInvoiceArchive: archive() });
    const { screen } = shown;
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Auswählen: GU-2026-000017' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'auch als XML' }));
    await userEvent.click(screen.getByRole('button', { name: '1 Rechnung herunterladen' }));
    await screen.findByText('Das Archiv wurde heruntergeladen.');
    expect(bodyOf(shown)).toEqual({ ids: ['invoice-2'], formats: ['pdf', 'xml'] });
  });

  it('gives the reason of a failure, and can be tried again', async () => {
    const saved = watchDownloads();
    const { screen, api } = await show();
    api.behave({ downloadInvoiceArchive: { status: 404, code: 'not_found' } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Auswählen: GU-2026-000017' }));
    const button = screen.getByRole('button', { name: '1 Rechnung herunterladen' });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('konnte nicht geladen werden');
    expect(saved.size).toBe(0);
    await userEvent.click(button);
    await vi.waitUntil(() => api.callsOf('downloadInvoiceArchive').length === 2);
  });

  it('names its limit if more invoices match than the list could count', async () => {
    const { screen, api } = await show();
    api.behave({ downloadInvoiceArchive: { status: 422, code: 'too_many_invoices' } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Auswählen: GU-2026-000017' }));
    await userEvent.click(screen.getByRole('button', { name: '1 Rechnung herunterladen' }));
    await screen.findByText(/höchstens 1\.000 Rechnungen/);
  });
});
