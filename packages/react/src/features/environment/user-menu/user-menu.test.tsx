import { describeWidget, showWidget } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { userMenuWidget } from '../environment.manifest.ts';

describeWidget(userMenuWidget, {
  answers: {},
  ready: /Maren Petersen/,
  empty: null,
  failing: null,
  roles: ['ROLE_SHOP'],
});

const show = (options: Parameters<typeof showWidget>[1] = {}) => showWidget(userMenuWidget, options);

describe('UserMenu', () => {
  it('signs out, and leads to the login', async () => {
    const shown = await show({ answers: { logout: undefined } });
    await userEvent.click(await shown.screen.findByRole('button', { name: /^Benutzermenü von/ }));
    const out = await vi.waitUntil(() =>
      [...shown.shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        ({ textContent }) => textContent === 'Abmelden',
      ),
    );
    out.click();
    await vi.waitUntil(() => shown.sdk.session.$state.get().status === 'signed-out');
    expect(shown.events.map(({ type }) => type)).toContain('foyer-signed-out');
    await shown.screen.findByText('Anmelden');
  });

  it('shows the link to the login without a session', async () => {
    const shown = await show({ roles: null });
    await userEvent.click(await shown.screen.findByText('Anmelden'));
    expect(shown.events[0]?.detail).toMatchObject({ target: { route: 'login' } });
  });
});
