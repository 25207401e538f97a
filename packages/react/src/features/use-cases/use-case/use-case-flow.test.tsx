import { businessDay } from '@foyer/contract/business-day';
import { createSdk } from '@foyer/core';
import { showWidget } from '@foyer/testing';
import { createBrowserStorages } from '@foyer/testing/fake/browser-storage';
import { createFakeApi } from '@foyer/testing/fake/fake-api';
import { createFakeEnvironment, createFakeToken, createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCaseWidget } from '../use-cases.manifest.ts';
import { overviewExample, submissionExample } from '../use-cases-fixture.ts';

interface Sent {
  readonly key: string | null;
  readonly body: Record<string, unknown>;
  readonly files: readonly string[];
}
type Answer = () => Response | Promise<Response>;

const accepted: Answer = () => Response.json(submissionExample);
const problem =
  (status: number, code: string, errors: object[] = []): Answer =>
  () =>
    Response.json(
      { type: 'about:blank', title: code, status, code, requestId: 'req-9', errors },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );

async function readSent(init: RequestInit): Promise<Sent> {
  const key = new Headers(init.headers).get('idempotency-key');
  if (!(init.body instanceof FormData)) return { key, body: JSON.parse(String(init.body)), files: [] };
  const files = [...init.body.values()].filter((part) => part instanceof File).map(({ name }) => name);
  return { key, body: JSON.parse(String(init.body.get('payload'))), files };
}

/** Renders the widget over an API whose submit endpoints give the answers in turn and repeat the last one. */
async function open(
  kind: string,
  answers: readonly Answer[] = [accepted],
  storage = createBrowserStorages(),
) {
  const api = createFakeApi({
    getEnvironment: createFakeEnvironment(),
    listLocales: ['de_DE'],
    getTranslations: {},
    login: { tokens: [{ mode: 'b2b', token: createFakeToken('b2b') }] },
    getUserInfo: createFakeUserInfo(['ROLE_USE_CASES']),
    listUseCases: overviewExample,
  });
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!/\/use-case\/(?!pre-check)/.test(url)) return api.fetch(input, init);
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? accepted;
    sent.push(await readSent(init));
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
    return Promise.race([answer(), aborted]);
  };
  const sdk = createSdk({ fetch, locale: 'de_DE', storage, hrefFor: () => null });
  await sdk.session.login('maren@nordwind.example', 'secret');
  const shown = await showWidget(useCaseWidget, { sdk, props: { kind } });
  await shown.screen.findByRole('form');
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => user.click(shown.screen.getByRole('button', { name }));
  return { ...shown, user, press, sent, storage };
}
/** Returns the name of the focused field. A date is typed into one input and sent by a hidden one beside it. */
const fieldNameOf = (focused: Element | null) =>
  focused?.getAttribute('name') ??
  focused?.parentElement?.querySelector('[type=hidden]')?.getAttribute('name');
type Opened = Awaited<ReturnType<typeof open>>;

const photo = (name = 'tacho.jpg', type = 'image/jpeg', size = 2000) =>
  new File([new Uint8Array(size)], name, { type });

async function fillReading({ screen, user, press }: Opened, reading = '48.950') {
  await user.click(screen.getByRole('radio', { name: /HH-NW 204E/ }));
  await press('Weiter');
  await user.type(screen.getByLabelText(/^Kilometerstand/, { selector: 'input' }), reading);
}
async function addPhoto({ screen, user }: Opened, file = photo()) {
  await user.upload(screen.getByLabelText('Datei wählen'), file);
}
async function fillMileage(opened: Opened) {
  await fillReading(opened);
  await opened.press('Weiter');
  await addPhoto(opened);
  await opened.press('Weiter zur Prüfung');
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('mileage status report', () => {
  it('leads from the vehicle to the number of the submission', async () => {
    const opened = await open('mileage-status-report');
    await fillMileage(opened);
    const { screen, press, sent, events, shadow } = opened;
    const review = shadow.querySelector('[part=review]')?.textContent ?? '';
    for (const text of ['HH-NW 204E · VW ID.4 Pro', '48.950\u00a0km', '1 Datei'])
      expect(review).toContain(text);
    await press('Verbindlich einreichen');
    expect(await screen.findByText('VG-2026-000412')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.files).toEqual(['tacho.jpg']);
    expect(sent[0]?.body).toMatchObject({ vehicleId: 'vehicle-1', readingKm: 48_950 });
    expect(events.map(({ type, detail }) => [type, detail])).toContainEqual([
      'foyer-use-case-submitted',
      { kind: 'mileage-status-report', id: 'submission-2', number: 'VG-2026-000412' },
    ]);
    expect((shadow.activeElement as HTMLElement).textContent).toContain('Vielen Dank');
  });

  it('stays on a step with errors, with the focus on the first one', async () => {
    const opened = await open('mileage-status-report');
    const { screen, user, press, shadow } = opened;
    await press('Weiter');
    expect(screen.getByText('Bitte wählen Sie etwas aus.')).toBeTruthy();
    await fillReading(opened, '4,5');
    await press('Weiter');
    expect(screen.getByText('Bitte geben Sie eine ganze Zahl ein.')).toBeTruthy();
    expect(shadow.activeElement?.getAttribute('name')).toBe('readingKm');
    await user.type(screen.getByLabelText(/^Kilometerstand/, { selector: 'input' }), '{Backspace>3/}');
    expect(screen.getByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Kilometerstand/, { selector: 'input' }), '48 950');
    expect(screen.queryByText('Bitte füllen Sie dieses Feld aus.')).toBeNull();
    await press('Weiter');
    expect(shadow.activeElement?.textContent).toBe('Foto');
    await press('Weiter zur Prüfung');
    expect(screen.getByText('Bitte fügen Sie mindestens ein Foto hinzu.')).toBeTruthy();
  });

  it('compares with the last reading at the field', async () => {
    const opened = await open('mileage-status-report');
    await fillReading(opened, '48.000');
    await opened.press('Weiter');
    expect(
      opened.screen.getByText(
        'Zuletzt wurden am 31.08.2026 48.210 km gemeldet. Der neue Stand kann nicht darunter liegen.',
      ),
    ).toBeTruthy();
    expect(opened.sent).toEqual([]);
  });

  it('asks for an explanation of an unusual reading, and sends it', async () => {
    const opened = await open('mileage-status-report');
    const { screen, user, press, sent } = opened;
    expect(screen.getByLabelText(/^Erläuterung/, { selector: 'textarea' }).closest('[hidden]')).toBeTruthy();
    await fillReading(opened, '900.000');
    const field = screen.getByLabelText(/^Erläuterung/, { selector: 'textarea' });
    expect(field.closest('[hidden]')).toBeNull();
    await press('Weiter');
    expect(screen.getByText('Bitte erläutern Sie den ungewöhnlichen Wert kurz.')).toBeTruthy();
    await user.type(field, 'Tacho getauscht');
    await press('Weiter');
    await addPhoto(opened);
    await press('Weiter zur Prüfung');
    await press('Verbindlich einreichen');
    await screen.findByText('VG-2026-000412');
    expect(sent[0]?.body).toMatchObject({ readingKm: 900_000, explanation: 'Tacho getauscht' });
  });

  it.each([
    ['vehicle_unknown', 422, 'vehicleId', /nicht mehr zugeordnet/, 'HH-NW 204E'],
    ['reading_below_last', 422, 'readingKm', /Zuletzt wurden am 01.10.2026 50.000 km gemeldet/, ''],
    ['reading_date_before_last', 422, 'readOn', /Die letzte Meldung ist vom 01.10.2026/, ''],
    ['reading_implausible', 422, 'explanation', /Bitte erläutern Sie den ungewöhnlichen Wert/, ''],
  ])('shows %s at its field, one step back', async (code, status, path, text) => {
    const params = { lastKm: 50_000, lastReadOn: '2026-10-01' };
    const opened = await open('mileage-status-report', [
      problem(status, code, [{ path, code, params }]),
      accepted,
    ]);
    await fillMileage(opened);
    await opened.press('Verbindlich einreichen');
    const shownText = await opened.screen.findByText(text);
    expect(shownText.closest('[hidden]')).toBeNull();
    expect(fieldNameOf(opened.shadow.activeElement)).toBe(path);
    expect(
      (opened.screen.getByLabelText(/^Kilometerstand/, { selector: 'input' }) as HTMLInputElement).value,
    ).toBe('48.950');
  });

  it.each([
    ['file_mixed', /tacho\.jpg wurde nicht angenommen: In der Datei steckt mehr als ein Bild/],
    ['file_damaged', /tacho\.jpg wurde nicht angenommen: Die Datei ist beschädigt/],
    ['file_pixels', /tacho\.jpg wurde nicht angenommen: Das Bild hat mehr als 64 Millionen Bildpunkte/],
  ])('names the file that the server refuses: %s', async (code, text) => {
    const error = { path: 'photo', code, params: { name: 'tacho.jpg', limit: 64 } };
    const opened = await open('mileage-status-report', [problem(422, 'validation_failed', [error])]);
    await fillMileage(opened);
    await opened.press('Verbindlich einreichen');
    const shown = await opened.screen.findByText(text);
    expect(shown.closest('[hidden]')).toBeNull();
    expect(shown.textContent?.match(/tacho\.jpg/g)).toHaveLength(1);
  });

  it('shows a refusal of the server after another file was refused before', async () => {
    const error = { path: 'photo', code: 'file_mixed', params: { name: 'tacho.jpg' } };
    const opened = await open('mileage-status-report', [problem(422, 'validation_failed', [error])]);
    await fillReading(opened);
    await opened.press('Weiter');
    const input = opened.screen.getByLabelText('Datei wählen');
    const files = [photo('notiz.txt', 'text/plain'), photo()];
    await userEvent.setup({ applyAccept: false }).upload(input, files);
    await opened.press('Weiter zur Prüfung');
    await opened.press('Verbindlich einreichen');
    expect(
      await opened.screen.findByText(/tacho\.jpg wurde nicht angenommen: In der Datei steckt/),
    ).toBeTruthy();
  });

  it.each([
    ['rate_limited', 429, /Zu viele Anfragen/],
    ['payload_too_large', 413, /zu groß/],
    ['internal_error', 500, /Auf dem Server ist ein Fehler aufgetreten/],
    ['unavailable', 503, /vorübergehend nicht erreichbar/],
  ])('explains %s and keeps everything', async (code, status, text) => {
    const opened = await open('mileage-status-report', [problem(status, code), accepted]);
    await fillMileage(opened);
    await opened.press('Verbindlich einreichen');
    expect(await opened.screen.findByText(text)).toBeTruthy();
    expect(opened.screen.getByText(/Ihre Angaben sind gesichert/)).toBeTruthy();
    await opened.press('Verbindlich einreichen');
    expect(await opened.screen.findByText('VG-2026-000412')).toBeTruthy();
  });

  it('repeats a failed upload as the same submission', async () => {
    const lost: Answer = () => Promise.reject(new TypeError('failed'));
    const opened = await open('mileage-status-report', [lost, lost, accepted]);
    await fillMileage(opened);
    for (const attempt of [1, 2]) {
      await opened.press('Verbindlich einreichen');
      await vi.waitUntil(() => opened.sent.length === attempt);
      expect(await opened.screen.findByText(/keine Verbindung zum Server/)).toBeTruthy();
    }
    await opened.press('Verbindlich einreichen');
    await opened.screen.findByText('VG-2026-000412');
    const keys = opened.sent.map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  it('submits once however often the button is pressed', async () => {
    let finish = (_: Response) => {};
    const slow: Answer = () => new Promise((resolve) => (finish = resolve));
    const opened = await open('mileage-status-report', [slow]);
    await fillMileage(opened);
    await opened.user.dblClick(opened.screen.getByRole('button', { name: 'Verbindlich einreichen' }));
    await vi.waitUntil(() => opened.sent.length > 0);
    opened.shadow.querySelector('form')?.requestSubmit();
    finish(Response.json(submissionExample));
    await opened.screen.findByText('VG-2026-000412');
    expect(opened.sent).toHaveLength(1);
  });

  it('can be cancelled while it uploads, and sent afterwards', async () => {
    const never: Answer = () => new Promise(() => {});
    const opened = await open('mileage-status-report', [never, accepted]);
    await fillMileage(opened);
    await opened.press('Verbindlich einreichen');
    await opened.user.click(await opened.screen.findByRole('button', { name: 'Hochladen abbrechen' }));
    expect(await opened.screen.findByText(/Das Hochladen wurde abgebrochen/)).toBeTruthy();
    await opened.press('Verbindlich einreichen');
    expect(await opened.screen.findByText('VG-2026-000412')).toBeTruthy();
  });

  it.each([
    [photo('notiz.txt', 'text/plain'), /notiz\.txt wurde nicht angenommen: Dieses Format/],
    [
      photo('riesig.png', 'image/png', 10 * 1024 * 1024 + 1),
      /riesig\.png wurde nicht angenommen: Die Datei ist zu groß\./,
    ],
  ])('refuses a file before it is sent', async (file, text) => {
    const opened = await open('mileage-status-report');
    await fillReading(opened);
    await opened.press('Weiter');
    const input = opened.screen.getByLabelText('Datei wählen');
    await userEvent.setup({ applyAccept: false }).upload(input, file);
    expect(await opened.screen.findByText(text)).toBeTruthy();
    // The file is not listed, and the error blocks nothing.
    expect(opened.shadow.querySelector('[part=file]')).toBeNull();
    await addPhoto(opened);
    expect(opened.screen.queryByText(text)).toBeNull();
    await opened.press('Weiter zur Prüfung');
    expect(opened.shadow.querySelector('[part=review]')).toBeTruthy();
  });

  it('takes a pasted picture', async () => {
    const opened = await open('mileage-status-report');
    await fillReading(opened);
    await opened.press('Weiter');
    const form = opened.shadow.querySelector('form') as HTMLFormElement;
    const paste = new Event('paste', { bubbles: true, composed: true });
    form.dispatchEvent(Object.assign(paste, { clipboardData: { files: [photo('bild.png', 'image/png')] } }));
    expect(await opened.screen.findByText('bild.png')).toBeTruthy();
  });

  it('restores the draft after the widget was removed, without the files, with a note', async () => {
    const first = await open('mileage-status-report');
    await fillMileage(first);
    first.close();
    const second = await open('mileage-status-report', [accepted], first.storage);
    expect(await second.screen.findByText(/Ihr Entwurf wurde wiederhergestellt/)).toBeTruthy();
    expect(second.screen.getByText(/bitte wählen Sie sie erneut aus/)).toBeTruthy();
    expect(
      (second.screen.getByLabelText(/^Kilometerstand/, { selector: 'input' }) as HTMLInputElement).value,
    ).toBe('48.950');
    await addPhoto(second);
    await second.press('Weiter zur Prüfung');
    await second.press('Verbindlich einreichen');
    await second.screen.findByText('VG-2026-000412');
    expect(second.sent[0]?.body).toMatchObject({ vehicleId: 'vehicle-1', readingKm: 48_950 });
    second.close();
    const third = await open('mileage-status-report', [accepted], first.storage);
    expect(third.screen.queryByText(/Ihr Entwurf wurde wiederhergestellt/)).toBeNull();
  });

  it('discards the draft on request', async () => {
    const first = await open('mileage-status-report');
    await fillReading(first);
    first.close();
    const second = await open('mileage-status-report', [accepted], first.storage);
    await second.screen.findByText(/Ihr Entwurf wurde wiederhergestellt/);
    await second.press('Entwurf verwerfen');
    expect(
      (second.screen.getByLabelText(/^Kilometerstand/, { selector: 'input' }) as HTMLInputElement).value,
    ).toBe('');
    expect(second.screen.queryByText(/Ihr Entwurf wurde wiederhergestellt/)).toBeNull();
  });

  it('warns before the page is left with unsent values', async () => {
    const opened = await open('mileage-status-report');
    const leave = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await fillMileage(opened);
    expect(leave()).toBe(true);
    await opened.press('Verbindlich einreichen');
    await opened.screen.findByText('VG-2026-000412');
    expect(leave()).toBe(false);
  });
});

describe('charging card loss', () => {
  async function fillLoss({ screen, user, press }: Opened) {
    await press('Weiter');
    await user.click(screen.getByRole('radio', { name: 'Gestohlen' }));
    fireEvent.input(screen.getByLabelText(/^Wann/), { target: { value: '2026-11-01' } });
    await user.click(screen.getByRole('radio', { name: 'Ja, bitte Ersatz schicken' }));
    await press('Weiter zur Prüfung');
  }

  it('leads from the card to the number of the submission, and says that the card is blocked at once', async () => {
    const opened = await open('charging-card-loss');
    expect(opened.shadow.querySelector<HTMLInputElement>('[value=card-2]')?.disabled).toBe(true);
    await fillLoss(opened);
    const review = opened.shadow.querySelector('[part=review]')?.textContent ?? '';
    expect(review).toContain('wird die Karte sofort gesperrt');
    expect(review).toContain('FOY-7001-2245 · Dienstwagenkarte · Maren Petersen');
    await opened.press('Verbindlich einreichen');
    expect(await opened.screen.findByText('VG-2026-000412')).toBeTruthy();
    expect(opened.screen.getByText('Ihre Karte ist gesperrt, eine Ersatzkarte ist bestellt.')).toBeTruthy();
    expect(opened.sent[0]?.body).toEqual({
      cardId: 'card-1',
      reason: 'stolen',
      lostOn: '2026-11-01',
      wantsReplacement: true,
    });
  });

  it('requires every answer; the day is preset to today', async () => {
    const { press, screen } = await open('charging-card-loss');
    await press('Weiter');
    const day = screen.getByLabelText(/^Wann/) as HTMLInputElement;
    expect(day.value).toBe(businessDay().split('-').reverse().join('.'));
    fireEvent.input(day, { target: { value: '' } });
    await press('Weiter zur Prüfung');
    expect(screen.getAllByText('Bitte wählen Sie etwas aus.')).toHaveLength(2);
    expect(screen.getByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
  });

  it('refuses a date in the future', async () => {
    const { press, screen } = await open('charging-card-loss');
    await press('Weiter');
    fireEvent.input(screen.getByLabelText(/^Wann/), { target: { value: '2999-01-01' } });
    await press('Weiter zur Prüfung');
    expect(screen.getByText('Das Datum darf nicht in der Zukunft liegen.')).toBeTruthy();
  });

  it.each([
    ['card_unknown', 422, /nicht mehr zugeordnet/],
    ['card_already_blocked', 409, /bereits gesperrt/],
  ])('shows %s at the card', async (code, status, text) => {
    const opened = await open('charging-card-loss', [problem(status, code), accepted]);
    await fillLoss(opened);
    await opened.press('Verbindlich einreichen');
    expect((await opened.screen.findByText(text)).closest('[hidden]')).toBeNull();
    expect(opened.shadow.activeElement?.getAttribute('name')).toBe('cardId');
  });
});

describe('bank details', () => {
  it('are restored from the draft without the account itself', async () => {
    const first = await open('bank-details-change');
    await first.user.click(first.screen.getByRole('radio', { name: 'Für Erstattungen an mich' }));
    await first.user.type(first.screen.getByLabelText(/^Wem gehört das Konto/), 'Maren Petersen');
    await first.user.type(first.screen.getByLabelText(/^IBAN/), 'DE89370400440532013000');
    first.close();
    const second = await open('bank-details-change', [accepted], first.storage);
    await second.screen.findByText(/Ihr Entwurf wurde wiederhergestellt/);
    const typed = (label: RegExp) => (second.screen.getByLabelText(label) as HTMLInputElement).value;
    expect([typed(/^Wem gehört das Konto/), typed(/^IBAN/)]).toEqual(['Maren Petersen', '']);
  });
});
