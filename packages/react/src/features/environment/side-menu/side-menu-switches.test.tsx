import { createFakeToken, createFakeUserInfo, showWidget } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { sideMenuWidget } from '../environment.manifest.ts';

const child = {
  id: 'company-2',
  name: 'Nordwind Süd GmbH',
  parentId: 'company-1',
  customerNumber: '2',
  city: null,
  isCurrent: false,
};
const show = (options: Parameters<typeof showWidget>[1]) => showWidget(sideMenuWidget, options);
type Shown = Awaited<ReturnType<typeof show>>;

/** Opens a menu by its button and chooses an entry. */
async function choose({ screen, shadow }: Shown, menu: RegExp, entry: string) {
  (await screen.findByRole('button', { name: menu })).click();
  const find = () =>
    [...shadow.querySelectorAll<HTMLElement>('[role^=menuitem]')].find((item) => item.textContent === entry);
  (await vi.waitUntil(find)).click();
}
const detailOf = ({ events }: Shown, type: string) => events.findLast((event) => event.type === type)?.detail;
const told = (shown: Shown, type: string) =>
  vi.waitUntil(() => shown.events.some((event) => event.type === type));

describe('the switches of the side menu', () => {
  it('change the language, and report it to page and server', async () => {
    const shown = await show({ answers: { setLocale: undefined } });
    await choose(shown, /^Sprache: Deutsch/, 'English');
    await told(shown, 'foyer-locale-changed');
    expect(detailOf(shown, 'foyer-locale-changed')).toEqual({ locale: 'en_GB' });
    await shown.screen.findAllByText('Home');
    expect(shown.api.calls).toContain('setLocale');
  });

  it('change the mode', async () => {
    const tokens = (['b2b', 'b2c_cc'] as const).map((mode) => ({ mode, token: createFakeToken(mode) }));
    const shown = await show({ answers: { login: { tokens } } });
    const pressed = (name: string) => shown.screen.getByRole('button', { name }).ariaPressed;
    const privately = await shown.screen.findByRole('button', { name: 'Privat' });
    expect([pressed('Geschäftlich'), pressed('Privat')]).toEqual(['true', 'false']);
    shown.api.answer({ getUserInfo: createFakeUserInfo([], 'b2c_cc') });
    privately.click();
    await vi.waitUntil(() => pressed('Privat') === 'true');
    expect(detailOf(shown, 'foyer-mode-changed')).toEqual({ mode: 'b2c_cc' });
    expect(shown.sdk.session.$state.get().mode).toBe('b2c_cc');
  });

  it('switch to a company below, show it, and switch back', async () => {
    const own = createFakeUserInfo(['ROLE_FLEET_MANAGER']);
    const actor = { id: 'user-1', name: 'Maren Petersen', kind: 'company-switch' as const };
    const { id, name } = child;
    const there = { ...own, actor, company: { id, name, isSpecialCustomer: false } };
    const shown = await show({
      roles: ['ROLE_FLEET_MANAGER'],
      answers: {
        listChildCompanies: { items: [child] },
        authorizeCompany: { token: createFakeToken('b2b', 'user-1') },
      },
    });
    await shown.screen.findByRole('button', { name: /^Unternehmen wechseln: Nordwind Logistik/ });
    shown.api.answer({ getUserInfo: there });
    await choose(shown, /^Unternehmen wechseln/, name);
    await told(shown, 'foyer-company-changed');
    expect(detailOf(shown, 'foyer-company-changed')).toEqual({ companyId: id });
    await shown.screen.findByText(`Sie handeln für ${name}`);
    expect(shown.sdk.session.$state.get()).toMatchObject({
      isImpersonating: true,
      originCompanyId: 'company-1',
    });
    shown.api.answer({ getUserInfo: own });
    await choose(shown, /^Unternehmen wechseln: Nordwind Süd/, 'Nordwind Logistik GmbH');
    await vi.waitUntil(() => detailOf(shown, 'foyer-company-changed').companyId === null);
    await shown.screen.findByRole('button', { name: /^Unternehmen wechseln: Nordwind Logistik/ });
    expect(shown.sdk.session.$state.get().isImpersonating).toBe(false);
    expect(shown.screen.queryByText(/Sie handeln für/)).toBeNull();
  });

  it('leave the menu unchanged until the other company has answered', async () => {
    const shown = await show({
      roles: ['ROLE_FLEET_MANAGER'],
      answers: {
        listChildCompanies: { items: [child] },
        authorizeCompany: { token: createFakeToken('b2b', 'user-1') },
      },
    });
    const entries = () => [...shown.shadow.querySelectorAll('nav')].map(({ textContent }) => textContent);
    await shown.screen.findByRole('button', { name: /^Unternehmen wechseln: Nordwind Logistik/ });
    const before = entries();
    shown.api.behave({ getUserInfo: 'hang' });
    await choose(shown, /^Unternehmen wechseln/, child.name);
    await told(shown, 'foyer-company-changed');
    await vi.waitUntil(() => shown.sdk.$userInfo.get().data === undefined);
    expect(entries()).toEqual(before);
    expect(shown.shadow.textContent).toContain('Nordwind Logistik GmbH');
    shown.sdk.session.clear();
    await vi.waitUntil(() => !shown.shadow.textContent?.includes('Nordwind Logistik GmbH'));
  });

  it('are also in the rail', async () => {
    const tokens = (['b2b', 'b2c_cc'] as const).map((mode) => ({ mode, token: createFakeToken(mode) }));
    const shown = await show({
      roles: ['ROLE_FLEET_MANAGER'],
      answers: {
        login: { tokens },
        listChildCompanies: { items: [child] },
        authorizeCompany: { token: createFakeToken('b2b', 'user-1') },
      },
    });
    (await shown.screen.findByRole('button', { name: 'Menü einklappen' })).click();
    await choose(shown, /^Unternehmen wechseln: Nordwind Logistik/, child.name);
    await told(shown, 'foyer-company-changed');
    shown.api.answer({ getUserInfo: createFakeUserInfo([], 'b2c_cc') });
    await choose(shown, /^Modus: Geschäftlich/, 'Privat');
    await told(shown, 'foyer-mode-changed');
    expect(shown.sdk.session.$state.get().mode).toBe('b2c_cc');
  });

  it('have reserved space in the rail before the companies are loaded', async () => {
    const shown = await show({
      roles: ['ROLE_FLEET_MANAGER'],
      answers: { listChildCompanies: { items: [child] } },
      prepare: (api) => api.behave({ listChildCompanies: 'hang' }),
    });
    (await shown.screen.findByRole('button', { name: 'Menü einklappen' })).click();
    const mark = await vi.waitUntil(() => shown.shadow.querySelector('[part=company] [role=img]'));
    expect(mark.getAttribute('aria-label')).toBe('Nordwind Logistik GmbH');
  });

  it('keep their state when the switch is refused, and report it', async () => {
    const shown = await show({
      roles: ['ROLE_FLEET_MANAGER'],
      answers: { listChildCompanies: { items: [child] } },
      prepare: (api) => api.behave({ authorizeCompany: { status: 403, code: 'forbidden' } }),
    });
    await choose(shown, /^Unternehmen wechseln/, child.name);
    await shown.screen.findByText('Der Wechsel ist fehlgeschlagen.');
    expect(shown.events.map(({ type }) => type)).not.toContain('foyer-company-changed');
    expect(shown.sdk.session.$state.get().isImpersonating).toBe(false);
  });
});
