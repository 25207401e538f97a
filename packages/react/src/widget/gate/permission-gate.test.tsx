import { putPageSignIn } from '@foyer/core';
import { createFakeToken, showInProvider } from '@foyer/testing';
import { act } from '@foyer/ui/testing/act.ts';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { baseMessages } from '../../i18n/base.messages.ts';
import { PermissionGate } from './permission-gate.tsx';

const gate = (
  <PermissionGate access="shop" minBlockSize="40px">
    <p>Artikel</p>
  </PermissionGate>
);
async function show(options: Parameters<typeof showInProvider>[1]) {
  const drawn = await showInProvider(null, options);
  await drawn.sdk.localisation.register(baseMessages);
  drawn.draw(gate);
  return drawn;
}
const shows = (box: HTMLElement) => box.querySelector('p')?.textContent === 'Artikel';

describe('a widget that needs a permission', () => {
  it('comes when it is known that somebody may, and never before', async () => {
    const { box } = await show({ roles: ['ROLE_SHOP'] });
    expect([shows(box), box.querySelector('[aria-busy=true]') !== null]).toEqual([false, true]);
    await vi.waitUntil(() => shows(box));
  });

  it('goes at once when the session ends, and asks to sign in', async () => {
    const { box, sdk, screen } = await show({ roles: ['ROLE_SHOP'] });
    await vi.waitUntil(() => shows(box));
    sdk.session.clear('expired');
    await screen.findByRole('button', { name: 'Zur Anmeldung' });
    expect(shows(box)).toBe(false);
  });

  it.each([
    [true, 'stays'],
    [false, 'waits'],
  ])('with isFrame %s it %s while the user is loading again', async (isFrame) => {
    const answers = { authorizeCompany: { token: createFakeToken('b2b', 'user-1') } };
    const { box, sdk, api, draw } = await show({ roles: ['ROLE_SHOP'], answers });
    draw(
      <PermissionGate access="shop" minBlockSize="40px" isFrame={isFrame}>
        <p>Artikel</p>
      </PermissionGate>,
    );
    await vi.waitUntil(() => shows(box));
    api.behave({ getUserInfo: 'hang' });
    await sdk.session.switchCompany('company-2');
    await vi.waitUntil(() => sdk.$userInfo.get().data === undefined);
    await vi.waitUntil(() => shows(box) === isFrame);
    sdk.session.clear('expired');
    await vi.waitUntil(() => !shows(box));
  });

  it('waits while the page signs in its own user, and says where it could not', async () => {
    onTestFinished(() => putPageSignIn(undefined));
    const running = { options: null, attempt: async () => false, renew: async () => null };
    putPageSignIn({ ...running, state: 'waiting' });
    const { box, screen } = await show({ roles: null });
    await vi.waitUntil(() => box.querySelector('[aria-busy=true]') !== null);
    expect(box.textContent).not.toContain('Zur Anmeldung');
    act(() => putPageSignIn({ ...running, state: 'refused' }));
    await screen.findByText(/konnte nicht übernommen werden/);
    await screen.findByRole('button', { name: 'Zur Anmeldung' });
    act(() => putPageSignIn({ ...running, state: 'idle' }));
    await vi.waitUntil(() => !box.textContent?.includes('übernommen'));
  });

  it('says that there is no access instead of nothing', async () => {
    const { screen, box } = await show({ roles: ['ROLE_FLEET_FINANCIAL'] });
    await screen.findByRole('heading', { name: 'Kein Zugriff' });
    expect(shows(box)).toBe(false);
  });

  it('says that there is no connection where there is none', async () => {
    const { screen, api, box } = await show({
      roles: ['ROLE_SHOP'],
      prepare: (fake) => fake.behave({ getUserInfo: { status: 503, code: 'network' } }),
    });
    await screen.findByText(/Es besteht keine Verbindung zum Server/);
    api.behave({});
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await vi.waitUntil(() => shows(box));
  });

  it('offers a reload if the user is unknown', async () => {
    const { screen, box, api } = await show({
      roles: ['ROLE_SHOP'],
      prepare: (fake) => fake.behave({ getUserInfo: { status: 500, code: 'internal_error' } }),
    });
    const reload = await screen.findByRole('button', { name: 'Neu laden' });
    api.behave({});
    await userEvent.click(reload);
    await vi.waitUntil(() => shows(box));
  });
});
