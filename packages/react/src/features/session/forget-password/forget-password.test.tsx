import { describeWidget, problem, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { forgetPasswordWidget } from '../session.manifest.ts';

describeWidget(forgetPasswordWidget, {
  answers: { requestPasswordReset: undefined },
  ready: 'Link anfordern',
  empty: null,
  failing: null,
});

const token = 'nTJ3f0qLw8c1VhXo2eZyGk';
const password = 'drei Wolken über Altona';

async function show(props: Readonly<Record<string, unknown>> = {}) {
  const shown = await showWidget(forgetPasswordWidget, {
    props,
    roles: null,
    answers: { requestPasswordReset: undefined, changePassword: undefined },
  });
  const { screen, shadow } = shown;
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const field = (name: string) =>
    vi.waitUntil(() => shadow.querySelector<HTMLInputElement>(`[name=${name}]`));
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  return { ...shown, press, field, heading };
}

describe('asking for a link', () => {
  it('gives the same answer whether or not the account exists, and allows another address', async () => {
    const { press, field, heading, screen, api, shadow } = await show();
    await userEvent.type(await field('email'), 'Maren@Nordwind.example');
    await press('Link anfordern');
    const sent = await heading('Bitte sehen Sie in Ihren Posteingang');
    await vi.waitUntil(() => shadow.activeElement === sent);
    expect(api.callsOf('requestPasswordReset').map(({ body }) => body)).toEqual([
      { email: 'maren@nordwind.example' },
    ]);
    await screen.findByText(/Gibt es zu maren@nordwind.example ein Konto/);
    await press('Andere Adresse oder erneut senden');
    await heading('Passwort vergessen');
  });

  it('validates the address before the call, and names the waiting time of the rate limit', async () => {
    const { press, field, api, screen } = await show();
    const input = await field('email');
    await userEvent.type(input, 'maren');
    await press('Link anfordern');
    await vi.waitUntil(() => input.getAttribute('aria-invalid') === 'true');
    expect(api.callsOf('requestPasswordReset')).toEqual([]);
    api.respond('requestPasswordReset', () => problem(429, 'rate_limited', { retryAfter: 600 }));
    await userEvent.type(input, '@nordwind.example');
    await press('Link anfordern');
    await screen.findByText(/in 10 Minuten/);
  });
});

describe('the link of a mail', () => {
  it('takes a new password, shows its strength, and leads to the sign-in', async () => {
    const { press, field, heading, screen, api, events } = await show({ token });
    const input = await field('newPassword');
    fireEvent.input(input, { target: { value: 'passwort123456' } });
    await screen.findByText('Schwach');
    fireEvent.input(input, { target: { value: password } });
    await screen.findByText('Sehr gut');
    await press('Passwort speichern');
    await heading('Ihr neues Passwort gilt');
    expect(api.callsOf('changePassword').map(({ body }) => body)).toEqual([
      { kind: 'reset', token, newPassword: password },
    ]);
    expect(events.map(({ type }) => type)).toContain('foyer-password-changed');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Altona');
  });

  it.each([
    ['password_unchanged', 'Das ist Ihr bisheriges Passwort.'],
    ['password_too_weak', 'schon oft gestohlen'],
  ])('keeps the field where the server refuses: %s', async (code, text) => {
    const { press, field, api, text: whole } = await show({ token });
    api.respond('changePassword', () => problem(422, code, { errors: [{ path: 'newPassword', code }] }));
    const input = await field('newPassword');
    await userEvent.type(input, password);
    await press('Passwort speichern');
    await vi.waitUntil(() => whole().includes(text));
    expect(input.value).toBe(password);
    expect(whole()).not.toContain('Sehr gut');
  });

  it('that has expired is reported, and leads to the request of another one', async () => {
    const { press, field, heading, api } = await show({ token });
    api.respond('changePassword', () => problem(410, 'link_expired'));
    await userEvent.type(await field('newPassword'), password);
    await press('Passwort speichern');
    await heading('Dieser Link gilt nicht mehr');
    await press('Neuen Link anfordern');
    await heading('Passwort vergessen');
  });

  it('that was truncated counts as expired', async () => {
    const { press, field, heading, api } = await show({ token: 'kurz' });
    await userEvent.type(await field('newPassword'), password);
    await press('Passwort speichern');
    await heading('Dieser Link gilt nicht mehr');
    expect(api.callsOf('changePassword')).toEqual([]);
  });
});
