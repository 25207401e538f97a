import { createFakeUserInfo, showWidget } from '@foyer/testing';
import { createFakeToken } from '@foyer/testing/fake/fake-user';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sideMenuWidget } from '../environment.manifest.ts';

/** Callbacks passed to `requestIdleCallback`; the tests run them. */
let whenIdle: (() => void)[] = [];

beforeEach(() => {
  whenIdle = [];
  // runs after the widget is unmounted, which cancels its idle callback
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(max-width: 599.98px)' }),
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => whenIdle.push(run));
  vi.stubGlobal('cancelIdleCallback', (id: number) => whenIdle.splice(id - 1, 1, () => undefined));
});

async function showOnPhone() {
  const shown = await showWidget(sideMenuWidget, {
    props: { current: 'home' },
    answers: { getUserInfo: createFakeUserInfo(['ROLE_SHOP']) },
  });
  const opener = await shown.screen.findByRole('button', { name: 'Menü öffnen' });
  const entries = () => [...shown.shadow.querySelectorAll('[part=entry]')];
  const dialog = () => shown.shadow.querySelector('dialog');
  const rest = async () => {
    await vi.waitUntil(() => whenIdle.length > 0);
    for (const run of whenIdle.splice(0)) run();
    await vi.waitUntil(() => entries().length > 0);
  };
  return { ...shown, opener, entries, rest, dialog };
}

const names = (entries: readonly Element[]) => entries.map((entry) => entry.textContent);

describe('the menu of a phone', () => {
  it('is drawn once, when the browser is idle, and stays hidden from sight and screen readers until it is opened', async () => {
    const { screen, opener, entries, rest, dialog, shadow } = await showOnPhone();
    expect([entries().length, screen.queryByRole('navigation')]).toEqual([0, null]);
    await rest();
    const drawn = entries();
    expect(new Set(names(drawn)).size).toBe(drawn.length);
    expect([dialog()?.open, screen.queryByRole('link', { name: 'Neuigkeiten' })]).toEqual([false, null]);
    opener.click();
    await vi.waitUntil(() => dialog()?.open);
    expect([dialog()?.contains(drawn[0] ?? null), opener.getAttribute('aria-expanded')]).toEqual([
      true,
      'true',
    ]);
    expect(shadow.activeElement?.textContent).toBe('Hauptmenü');
    expect(entries()).toEqual(drawn);
    expect(dialog()?.querySelector('[aria-current=page]')?.textContent).toBe('Startseite');
    expect(dialog()?.querySelector('[part=footer] [aria-haspopup=menu]')).not.toBeNull();
  });

  it('is complete at once if it is opened before that', async () => {
    const early = await showOnPhone();
    await vi.waitUntil(() => whenIdle.length > 0);
    early.opener.click();
    await vi.waitUntil(() => early.dialog()?.open);
    const drawn = names(early.entries());
    expect(drawn.length).toBeGreaterThan(3);
    const late = await showOnPhone();
    await late.rest();
    expect(names(late.entries())).toEqual(drawn);
  });

  it('shows mode and company in the bar, and closes after a switch', async () => {
    const { opener, rest, dialog, shadow, sdk, api } = await showOnPhone();
    const tokens = (['b2b', 'b2c_cc'] as const).map((mode) => ({ mode, token: createFakeToken(mode) }));
    api.answer({ login: { tokens } });
    await sdk.session.login('a@b.example', 'pw');
    await rest();
    const place = () => shadow.querySelector('[part=place]')?.textContent;
    await vi.waitUntil(() => place() === 'Geschäftlich · Nordwind Logistik GmbH');
    opener.click();
    await vi.waitUntil(() => dialog()?.open);
    api.answer({ getUserInfo: createFakeUserInfo(['ROLE_SHOP'], 'b2c_cc') });
    const modes = [...(dialog()?.querySelectorAll<HTMLElement>('[part=modes] button') ?? [])];
    modes.find(({ textContent }) => textContent === 'Privat')?.click();
    await vi.waitUntil(() => dialog()?.open === false);
    await vi.waitUntil(() => place() === 'Privat · Maren Petersen');
  });

  it('closes by Escape, by its button and by a link that is followed, and opens again', async () => {
    const { opener, entries, rest, dialog } = await showOnPhone();
    await rest();
    const isOpen = (state: boolean) => vi.waitUntil(() => dialog()?.open === state);
    const open = async () => {
      opener.click();
      await isOpen(true);
    };
    await open();
    dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await isOpen(false);
    await open();
    dialog()?.querySelector<HTMLElement>('[aria-label="Menü schließen"]')?.click();
    await isOpen(false);
    await open();
    (entries()[1] as HTMLElement).click();
    await isOpen(false);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });
});
