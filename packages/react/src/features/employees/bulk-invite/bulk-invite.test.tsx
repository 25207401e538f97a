import { type FakeCall, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { employeesWidget } from '../employees.manifest.ts';
import {
  companiesAnswer,
  dryRunAnswer,
  mendedAnswer,
  noEmployees,
  rolesAnswer,
  sentAnswer,
} from '../employees-fixture.ts';

const answers = {
  listUsers: noEmployees,
  listChildCompanies: companiesAnswer,
  listFleetManagerRoles: rolesAnswer,
};
const aFile = () => new File(['email;roles\nneu@nordwind.example;SHOP\n'], 'leute.csv', { type: 'text/csv' });

async function show() {
  const shown = await showWidget(employeesWidget, {
    roles: ['ROLE_FLEET_MANAGER'],
    props: { invite: 'file' },
    answers,
  });
  shown.api.respond('inviteUsersInBulk', ({ body }: FakeCall) => {
    const { dryRun, corrections } = body as { dryRun: boolean; corrections?: object[] };
    if (!dryRun) return sentAnswer;
    return corrections ? mendedAnswer : dryRunAnswer;
  });
  return shown;
}
async function checkFile({ screen }: Awaited<ReturnType<typeof show>>) {
  const [field] = await screen.findAllByLabelText('Datei wählen');
  await userEvent.upload(field as HTMLElement, aFile());
  await userEvent.click(screen.getByRole('button', { name: 'Datei prüfen' }));
  await screen.findByRole('heading', { name: 'Zeilen prüfen' });
}

it('checks a file without sending, lets the invalid row be corrected in place, and sends both rows', async () => {
  const shown = await show();
  const { screen, api } = shown;
  await checkFile(shown);
  await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  const field = screen.getByDisplayValue('keine-adresse');
  fireEvent.input(field, { target: { value: 'eine@nordwind.example' } });
  expect((screen.getByRole('button', { name: '1 Einladung senden' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: '1 geänderte Zeile prüfen' }));
  await userEvent.click(await screen.findByRole('button', { name: '2 Einladungen senden' }));
  await screen.findByText('2 Personen eingeladen');
  const sent = api.callsOf('inviteUsersInBulk').map(({ body }) => body);
  const corrections = [{ line: 3, email: 'eine@nordwind.example' }];
  expect(sent).toEqual([
    { dryRun: true },
    { dryRun: true, corrections },
    { dryRun: false, fileSha256: dryRunAnswer.fileSha256, corrections },
  ]);
  expect(shown.events.find(({ type }) => type === 'foyer-employees-invited')?.detail).toEqual({ count: 2 });
  screen.getByRole('button', { name: 'Ausgelassene Zeilen (CSV)' });
});

it('offers no correction for a person listed twice: the row is left out, and can be saved', async () => {
  const shown = await show();
  const twice = { ...dryRunAnswer.rows[0], line: 5, result: 'duplicate_in_file' as const };
  const counts = { ...dryRunAnswer.counts, duplicate_in_file: 1 };
  shown.api.respond('inviteUsersInBulk', ({ body }: FakeCall) =>
    (body as { dryRun: boolean }).dryRun
      ? { ...dryRunAnswer, counts, rows: [...dryRunAnswer.rows, twice] }
      : { ...sentAnswer, rows: [...sentAnswer.rows, twice] },
  );
  await checkFile(shown);
  await shown.screen.findByText('Steht doppelt in der Datei');
  expect(shown.screen.queryByRole('button', { name: 'Zeile 5 berichtigen' })).toBeNull();
  expect(shown.screen.getAllByRole('button', { name: 'Zeile 3 berichtigen' })).toHaveLength(1);
  await userEvent.click(shown.screen.getByRole('button', { name: '1 Einladung senden' }));
  await shown.screen.findByRole('button', { name: 'Ausgelassene Zeilen (CSV)' });
});

it('keeps the corrections when the same file is chosen again', async () => {
  const shown = await show();
  await checkFile(shown);
  const field = shown.screen.getByDisplayValue('keine-adresse');
  fireEvent.input(field, { target: { value: 'eine@nordwind.example' } });
  await userEvent.click(shown.screen.getByRole('button', { name: 'Andere Datei wählen' }));
  await checkFile(shown);
  const bodies = shown.api.callsOf('inviteUsersInBulk').map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({ dryRun: true, corrections: [{ line: 3, email: 'eine@nordwind.example' }] });
});

it('lists all errors in one table, and shows the form of one row, first that of the first', async () => {
  const shown = await show();
  const wrong = Array.from({ length: 25 }, (_, at) => ({
    ...dryRunAnswer.rows[1],
    line: at + 2,
    email: `falsch-${at}`,
  }));
  shown.api.respond('inviteUsersInBulk', () => ({ ...dryRunAnswer, rows: wrong }));
  await checkFile(shown);
  const buttons = shown.screen.getAllByRole('button', { name: /^Zeile \d+ berichtigen$/ });
  expect(buttons).toHaveLength(25);
  const forms = (): HTMLElement[] => shown.screen.getAllByRole('region', { name: /^Zeile / });
  expect(forms().map((form) => form.getAttribute('aria-label'))).toEqual(['Zeile 2']);
  await userEvent.click(shown.screen.getByRole('button', { name: 'Zeile 20 berichtigen' }));
  expect(forms().map((form) => form.getAttribute('aria-label'))).toEqual(['Zeile 20']);
  shown.screen.getByDisplayValue('falsch-18');
});

it('sends the language for rows that name none', async () => {
  const shown = await show();
  const select = await shown.screen.findByRole('combobox', { name: 'Sprache für Zeilen ohne Sprache' });
  await userEvent.selectOptions(select, 'fr_FR');
  await checkFile(shown);
  expect(shown.api.callsOf('inviteUsersInBulk').map(({ body }) => body)).toEqual([
    { dryRun: true, defaultLocale: 'fr_FR' },
  ]);
});

it('reports that the file was sent before and contains nothing to send', async () => {
  const shown = await show();
  shown.api.respond('inviteUsersInBulk', () => ({
    ...dryRunAnswer,
    lastCommittedAt: '2026-11-20T09:00:00.000Z',
    rows: dryRunAnswer.rows.map((row) => ({ ...row, result: 'already_invited', errors: [] })),
  }));
  await checkFile(shown);
  await shown.screen.findByText(/Diese Datei wurde am .* schon gesendet/);
  await shown.screen.findByText('In dieser Datei gibt es niemanden einzuladen.');
  const send = shown.screen.getByRole('button', { name: 'Einladungen senden' }) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
});

it('gives the reason why a file is invalid, and keeps it', async () => {
  const { screen, api } = await show();
  api.behave({ inviteUsersInBulk: { status: 422, code: 'columns_missing' } });
  const [field] = await screen.findAllByLabelText('Datei wählen');
  await userEvent.upload(field as HTMLElement, aFile());
  await userEvent.click(screen.getByRole('button', { name: 'Datei prüfen' }));
  await screen.findByText(/fehlen Spalten/);
  screen.getByText('leute.csv');
});

it('reports for a thousand people that the file is being checked, then how many mails are being sent', async () => {
  const shown = await show();
  const [row] = dryRunAnswer.rows;
  const rows = Array.from({ length: 1000 }, (_, at) => ({
    ...(row as NonNullable<typeof row>),
    line: at + 2,
    email: `p${at}@nordwind.example`,
  }));
  const judged = {
    ...dryRunAnswer,
    rows,
    counts: { ...sentAnswer.counts, ready: 1000, invalid: 0, invited: 0 },
  };
  const { promise, resolve } = Promise.withResolvers<typeof judged>();
  shown.api.respond('inviteUsersInBulk', ({ body }: FakeCall) =>
    (body as { dryRun: boolean }).dryRun ? promise : new Promise(() => undefined),
  );
  const [field] = await shown.screen.findAllByLabelText('Datei wählen');
  await userEvent.upload(field as HTMLElement, aFile());
  await userEvent.click(shown.screen.getByRole('button', { name: 'Datei prüfen' }));
  await shown.screen.findByRole('progressbar', { name: 'Datei wird geprüft' });
  resolve(judged);
  await userEvent.click(await shown.screen.findByRole('button', { name: '1.000 Einladungen senden' }));
  await shown.screen.findByRole('progressbar', { name: '1.000 Einladungen werden gesendet' });
});

/** Collects the files saved to the user's downloads. */
function watchSaved(): Blob[] {
  const saved: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  onTestFinished(() => create.mockRestore());
  return saved;
}

it('saves the template in the reader’s language', async () => {
  const saved = watchSaved();
  const { screen } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Vorlage (CSV) herunterladen' }));
  await vi.waitUntil(() => saved.length === 1);
  expect(await saved[0]?.text()).toContain(
    'E-Mail-Adresse;Rollen;Vorname;Nachname;Anrede;Unternehmen;Sprache',
  );
});

it('saves the people who were not invited, with the reasons, in the columns of the template', async () => {
  const saved = watchSaved();
  const shown = await show();
  const rows = dryRunAnswer.rows.map((row) => (row.result === 'ready' ? { ...row, result: 'invited' } : row));
  shown.api.respond('inviteUsersInBulk', ({ body }: FakeCall) =>
    (body as { dryRun: boolean }).dryRun ? dryRunAnswer : { ...sentAnswer, rows },
  );
  await checkFile(shown);
  await userEvent.click(shown.screen.getByRole('button', { name: '1 Einladung senden' }));
  const name = 'Ausgelassene Zeilen (CSV)';
  await userEvent.click(await shown.screen.findByRole('button', { name }));
  await vi.waitUntil(() => saved.length === 1);
  const [head, ...lines] = ((await saved[0]?.text()) ?? '').trim().split(/\r?\n/);
  expect(head).toMatch(/E-Mail-Adresse;Rollen;Vorname;Nachname;Anrede;Unternehmen;Sprache;Grund$/);
  expect(lines).toEqual([
    'keine-adresse;Einkauf;Ida;Voss;;;;"Fehlerhaft · E-Mail-Adresse: Bitte geben Sie eine gültige E-Mail-Adresse ein."',
    'tjark@nordwind.example;Einkauf;Ida;Voss;;;;"Gehört schon zum Unternehmen"',
  ]);
});
