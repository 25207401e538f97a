import type { MailChoice } from '@foyer/contract/profile/profile.schema';
import { describeWidget, problem, showWidget } from '@foyer/testing';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profileWidget } from '../profile.manifest.ts';
import { choicesExample, devicesExample, identityExample } from '../profile-fixture.ts';

const answers = {
  getPortalIdentity: identityExample,
  listDevices: devicesExample,
  getMailChoices: choicesExample,
  listLocales: ['de_DE', 'en_GB', 'fr_FR'],
};

describeWidget(profileWidget, {
  answers,
  ready: '203.0.113.7',
  empty: null,
  failing: 'getPortalIdentity',
});

afterEach(() => vi.restoreAllMocks());

async function show(own: object = {}, prepare?: NonNullable<Parameters<typeof showWidget>[1]>['prepare']) {
  const shown = await showWidget(profileWidget, {
    roles: ['ROLE_SHOP', 'ROLE_USE_CASES'],
    answers: { ...answers, ...own } as never,
    ...(prepare && { prepare }),
  });
  const field = (name: string) =>
    vi.waitUntil(() => shown.shadow.querySelector<HTMLInputElement>(`[name="${name}"]`));
  const press = async (name: string | RegExp) =>
    userEvent.click(await shown.screen.findByRole('button', { name }));
  const says = (text: string) => vi.waitFor(() => expect(shown.text()).toContain(text));
  const section = (name: string) =>
    vi.waitUntil(() => shown.shadow.querySelector<HTMLElement>(`[part~=${name}]`));
  return { ...shown, field, press, says, section };
}
const info = createFakeUserInfo([]);

describe('the profile', () => {
  it('has its sections below one heading, in their order', async () => {
    const { screen } = await show();
    await screen.findByRole('heading', { name: 'Ihre Daten' });
    const heads = screen
      .getAllByRole('heading')
      .map((each: HTMLElement) => `${each.tagName} ${each.textContent}`);
    expect(heads).toEqual([
      'H1 Profil',
      'H2 Persönliche Angaben',
      'H2 Sprache',
      'H2 Passwort',
      'H2 Angemeldete Geräte',
      'H2 E-Mails',
      'H2 Ihre Daten',
    ]);
  });

  it('shows only the password form while the password has to be changed, and confirms the change', async () => {
    const due = { ...info, user: { ...info.user, needsPasswordChange: true } };
    const { field, screen, api, press } = await show({ getUserInfo: due, changePassword: undefined });
    await screen.findByRole('heading', { level: 1, name: 'Passwort ändern' });
    expect(api.callsOf('getPortalIdentity')).toEqual([]);
    await userEvent.type(await field('currentPassword'), 'Foyer-Demo-2026');
    await userEvent.type(await field('newPassword'), 'drei Wolken über Altona');
    api.respond('getUserInfo', () => info);
    await press('Passwort ändern');
    await screen.findByRole('heading', { name: 'Ihr Passwort ist geändert' });
  });

  it('shows only the e-mail choices during an impersonation, read-only', async () => {
    const actor = { id: 'usr-support', name: 'Anna Fuchs', kind: 'impersonation' as const, endsAt: null };
    const { screen, api, field } = await show({ getUserInfo: { ...info, actor } });
    await screen.findByText(/im Namen dieser Person/);
    expect((await field('orders')).disabled).toBe(true);
    expect([api.callsOf('getPortalIdentity'), api.callsOf('listDevices')]).toEqual([[], []]);
  });

  it('keeps a part that fails from the others', async () => {
    const { screen, section } = await show({}, (api) =>
      api.respond('listDevices', () => problem(422, 'validation_failed')),
    );
    await screen.findByRole('heading', { name: 'Ihre Daten' });
    await vi.waitUntil(async () => (await section('devices')).querySelector('[role=alert]'));
    expect(screen.getByLabelText(/Vorname/)).toBeTruthy();
    expect((await section('mails')).querySelector('[role=alert]')?.textContent ?? '').toBe('');
  });
});

describe('personal details', () => {
  it('are sent as typed, an empty phone number too, and confirmed', async () => {
    const { field, press, api, says } = await show({
      updatePortalIdentity: { ...identityExample, phone: null, lastName: 'Schröder-Petersen' },
    });
    fireEvent.input(await field('lastName'), { target: { value: 'Schröder-Petersen' } });
    fireEvent.input(await field('phone'), { target: { value: '' } });
    await press('Speichern');
    await says('Gespeichert');
    expect(api.callsOf('updatePortalIdentity').map(({ body }) => body)).toEqual([
      { salutation: 'MRS', phone: '', firstName: 'Maren', lastName: 'Schröder-Petersen' },
    ]);
  });

  it('show what is wrong at its field before anything is sent', async () => {
    const { field, press, api } = await show();
    fireEvent.input(await field('firstName'), { target: { value: ' ' } });
    fireEvent.input(await field('phone'), { target: { value: 'ruf mich an' } });
    await press('Speichern');
    await vi.waitFor(async () =>
      expect([
        (await field('firstName')).getAttribute('aria-invalid'),
        (await field('phone')).getAttribute('aria-invalid'),
      ]).toEqual(['true', 'true']),
    );
    expect(api.callsOf('updatePortalIdentity')).toEqual([]);
  });
});

describe('the language', () => {
  it('can be changed: saved on the server and reported to the page', async () => {
    const { field, api, events, sdk } = await show({ setLocale: undefined });
    const select = (await field('locale')) as unknown as HTMLSelectElement;
    await vi.waitUntil(() => select.options.length === 3);
    expect([...select.options].map(({ text }) => text)).toEqual(['Deutsch', 'English', 'Français']);
    await userEvent.selectOptions(select, 'en_GB');
    await vi.waitUntil(() => api.callsOf('setLocale').length > 0);
    expect(api.callsOf('setLocale').map(({ body }) => body)).toEqual([{ locale: 'en_GB' }]);
    await vi.waitUntil(() => events.some(({ type }) => type === 'foyer-locale-changed'));
    expect(sdk.localisation.$locale.get().code).toBe('en_GB');
  });
});

describe('devices', () => {
  it('name browser and system, and which one this is; only the others can be signed out', async () => {
    const { section, screen } = await show();
    await screen.findByText('Safari unter iOS');
    const rows = [...(await section('devices')).querySelectorAll('[part=device]')];
    expect(rows.map((row) => /Dieses Gerät/.test(row.textContent ?? ''))).toEqual([true, false, false]);
    expect(rows[2]?.textContent).toContain('Unbekanntes Gerät');
    expect(rows.map((row) => row.querySelector('[part~=end]') !== null)).toEqual([false, true, true]);
  });

  it('leave the list when they are signed out, with the focus on the heading', async () => {
    const { press, api, says, screen, shadow } = await show({ endDevice: undefined });
    await screen.findByText('Safari unter iOS');
    const [current, , third] = devicesExample.items;
    api.respond('listDevices', () => ({ items: [current, third] }));
    await press('Abmelden: Safari unter iOS');
    await says('Ein Gerät wurde abgemeldet.');
    expect(api.callsOf('endDevice')).toHaveLength(1);
    expect(screen.queryByText('Safari unter iOS')).toBeNull();
    await vi.waitUntil(() => shadow.activeElement?.textContent === 'Angemeldete Geräte');
  });

  it('are signed out all at once', async () => {
    const { press, api, says } = await show({ endOtherDevices: { ended: 2 } });
    api.respond('listDevices', () => devicesExample);
    await says('Safari unter iOS');
    api.respond('listDevices', () => ({ items: devicesExample.items.slice(0, 1) }));
    await press('Alle anderen Geräte abmelden');
    await says('2 Geräte wurden abgemeldet.');
  });
});

describe('mails', () => {
  const without = (kind: MailChoice['kind']) => ({
    items: choicesExample.items.map((choice) => (choice.kind === kind ? { ...choice, isOn: false } : choice)),
  });

  it('are chosen one by one and saved at once; mandatory ones cannot be changed', async () => {
    const { field, api, says } = await show({ updateMailChoice: without('orders') });
    expect([(await field('security')).disabled, (await field('security')).checked]).toEqual([true, true]);
    expect((await field('tickets')).checked).toBe(false);
    api.respond('getMailChoices', () => without('orders'));
    await userEvent.click(await field('orders'));
    await says('Gespeichert');
    expect(api.callsOf('updateMailChoice').map(({ body }) => body)).toEqual([
      { kind: 'orders', isOn: false },
    ]);
    expect((await field('orders')).checked).toBe(false);
  });

  it('go back where a choice could not be saved, and show the reason', async () => {
    const { field, api, says } = await show();
    api.respond('updateMailChoice', () => problem(503, 'unavailable'));
    await userEvent.click(await field('orders'));
    await vi.waitFor(async () => expect((await field('orders')).checked).toBe(true));
    await says('nicht erreichbar').catch(() => says('erneut'));
  });
});

describe('the data export', () => {
  it('saves a file, and names the rate limit when it is exceeded', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { press, says, api, screen } = await show();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await screen.findByRole('heading', { name: 'Ihre Daten' });
    api.respond('downloadMyData', () => new File(['{}'], 'Meine Daten.json', { type: 'application/json' }));
    await press('Daten herunterladen');
    await says('Heruntergeladen');
    expect(names).toHaveLength(1);
    api.respond('downloadMyData', () => problem(429, 'rate_limited', { retryAfter: 1800 }));
    await press('Daten herunterladen');
    await says('30 Minuten');
  });
});
