import { createFakeEnvironment, showWidget } from '@foyer/testing';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginWidget } from '../session.manifest.ts';

const show = (props: object = {}, answers: object = {}) =>
  showWidget(loginWidget, { roles: null, props: { ...props }, answers: { ...answers } });
type Shown = Awaited<ReturnType<typeof show>>;

async function signIn({ screen }: Shown) {
  await userEvent.type(await screen.findByLabelText(/^E-Mail-Adresse/), 'anna@nordwind.example');
  await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'geheim');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
}
const eventsOf = ({ events }: Shown) => events.map(({ type }) => type);
const happened = (shown: Shown, type: string) => vi.waitUntil(() => eventsOf(shown).includes(type));

afterEach(() => {
  location.hash = '';
});

describe('after signing in', () => {
  it('goes to the place the page names', async () => {
    const shown = await show({ returnTo: '/#/order-overview?x=1' });
    await signIn(shown);
    await vi.waitUntil(() => location.hash === '#/order-overview?x=1');
    expect(eventsOf(shown)).toEqual(['foyer-signed-in']);
  });

  it.each([
    '//evil.example/#/x',
    '/.//evil.example/#/x',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('never leaves the site for %s, but goes home', async (returnTo) => {
    const shown = await show({ returnTo });
    await signIn(shown);
    await happened(shown, 'foyer-navigate');
    expect(shown.events.at(-1)?.detail).toMatchObject({ target: { route: 'home' } });
    expect(location.href).not.toContain('evil');
  });

  it('leads a user who may only impersonate others to the account selection', async () => {
    const shown = await show({}, { getUserInfo: createFakeUserInfo(['ROLE_IMPERSONATE']) });
    await signIn(shown);
    await happened(shown, 'foyer-navigate');
    expect(shown.events.at(-1)?.detail).toMatchObject({ target: { route: 'select-account' } });
  });

  it('returns to the page where the session ended, once', async () => {
    const shown = await show();
    shown.sdk.session.returnPath.remember('/#/cart');
    await signIn(shown);
    await vi.waitUntil(() => location.hash === '#/cart');
    expect(shown.sdk.session.returnPath.take()).toBeNull();
    expect(eventsOf(shown)).not.toContain('foyer-navigate');
  });

  it('stays and loads nothing where the return path is the current page', async () => {
    location.hash = '#/cart';
    const shown = await show();
    shown.sdk.session.returnPath.remember();
    await signIn(shown);
    await shown.screen.findByText(/Maren Petersen/);
    expect(location.hash).toBe('#/cart');
    expect(shown.sdk.session.returnPath.take()).toBeNull();
    expect(eventsOf(shown)).toEqual(['foyer-signed-in']);
  });

  it('prefers the given return path to the remembered one', async () => {
    const shown = await show({ returnTo: '/#/shop' });
    shown.sdk.session.returnPath.remember('/#/cart');
    await signIn(shown);
    await vi.waitUntil(() => location.hash === '#/shop');
  });

  it('stays when the page prevents it, and shows the signed-in user', async () => {
    const shown = await show({ returnTo: '/#/shop' });
    shown.host.addEventListener('foyer-signed-in', (event) => event.preventDefault());
    await signIn(shown);
    await happened(shown, 'foyer-signed-in');
    await shown.screen.findByText(/Maren Petersen/);
    expect(location.hash).toBe('');
    expect(eventsOf(shown)).not.toContain('foyer-navigate');
  });

  it('signs out again', async () => {
    const shown = await show({ returnTo: '/#/shop' });
    await signIn(shown);
    await userEvent.click(await shown.screen.findByRole('button', { name: 'Abmelden' }));
    await happened(shown, 'foyer-signed-out');
    expect(shown.api.calls).toContain('logout');
    expect(await shown.screen.findByLabelText(/^E-Mail-Adresse/)).toBeTruthy();
  });
});

describe('the demo accounts', () => {
  it('fill both fields, and a press of the button then signs in', async () => {
    const shown = await show({}, { getEnvironment: { ...createFakeEnvironment(), isDemo: true } });
    const { screen, shadow } = shown;
    const choice = await screen.findByRole('combobox', { name: 'Demo-Konto wählen' });
    await userEvent.selectOptions(choice, 'finance@nordwind.example');
    const value = (name: string) => shadow.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
    expect(value('username')).toBe('finance@nordwind.example');
    expect(value('password')).toBe('Foyer-Demo-2026');
    expect(shadow.activeElement).toBe(screen.getByRole('button', { name: 'Anmelden' }));
    await userEvent.keyboard('{Enter}');
    await happened(shown, 'foyer-signed-in');
  });

  it('are hidden where the server is no demo', async () => {
    const shown = await show();
    await vi.waitUntil(() => shown.sdk.$environment.get().data);
    expect(shown.shadow.querySelector('[part=demo-accounts]')).toBeNull();
  });
});
