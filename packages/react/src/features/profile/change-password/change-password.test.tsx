import { describeWidget, problem, showWidget } from '@foyer/testing';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { changePasswordWidget } from '../profile.manifest.ts';

describeWidget(changePasswordWidget, {
  answers: {},
  ready: 'Neues Passwort',
  empty: null,
  failing: null,
});

const info = createFakeUserInfo([]);
const due = { ...info, user: { ...info.user, needsPasswordChange: true } };

async function show(answers: object = {}) {
  const shown = await showWidget(changePasswordWidget, {
    answers: { changePassword: undefined, ...answers } as never,
  });
  const field = (name: string) =>
    vi.waitUntil(() => shown.shadow.querySelector<HTMLInputElement>(`[name=${name}]`));
  const fill = async (current: string, next: string) => {
    await userEvent.type(await field('currentPassword'), current);
    await userEvent.type(await field('newPassword'), next);
  };
  const send = async () =>
    userEvent.click(await shown.screen.findByRole('button', { name: 'Passwort ändern' }));
  /** Description of a field as a screen reader reads it. */
  const said = (input: Element) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => shown.shadow.getElementById(id)?.textContent)
      .join(' ');
  const sent = () => shown.api.callsOf('changePassword').map(({ body }) => body);
  return { ...shown, field, fill, send, sent, said };
}

describe('changing the password', () => {
  it('sends both passwords, confirms the change and says what it means for other devices', async () => {
    const { fill, send, sent, screen, events, shadow } = await show();
    await fill('Foyer-Demo-2026', 'drei Wolken über Altona');
    await send();
    const heading = await screen.findByRole('heading', { name: 'Ihr Passwort ist geändert' });
    expect(sent()).toEqual([
      { kind: 'current', currentPassword: 'Foyer-Demo-2026', newPassword: 'drei Wolken über Altona' },
    ]);
    expect(events.map(({ type }) => type)).toContain('foyer-password-changed');
    await vi.waitUntil(() => shadow.activeElement === heading);
  });

  it('names the account for password managers, and is never kept as a draft', async () => {
    const { fill, shadow, close } = await show();
    const name = shadow.querySelector<HTMLInputElement>('[autocomplete=username]');
    await vi.waitUntil(() => name?.value === info.user.email);
    await fill('Foyer-Demo-2026', 'drei Wolken über Altona');
    close();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Altona');
  });

  it('validates the fields before the call, and keeps the typed values', async () => {
    const { fill, send, sent, field } = await show();
    await fill('Foyer-Demo-2026', 'kurz');
    await send();
    const input = await field('newPassword');
    await vi.waitUntil(() => input.getAttribute('aria-invalid') === 'true');
    expect([sent(), input.value]).toEqual([[], 'kurz']);
  });

  it.each([
    ['currentPassword', 'password_wrong', 'Das ist nicht Ihr bisheriges Passwort.'],
    ['newPassword', 'password_unchanged', 'Wählen Sie bitte ein anderes.'],
    ['newPassword', 'password_too_weak', 'lässt sich leicht erraten'],
  ])('shows at %s the error of the server: %s', async (path, code, text) => {
    const { fill, send, api, field, said } = await show();
    api.respond('changePassword', () => problem(422, code, { errors: [{ path, code }] }));
    await fill('Foyer-Demo-2026', 'drei Wolken über Altona');
    await send();
    const input = await field(path);
    await vi.waitUntil(() => input.getAttribute('aria-invalid') === 'true');
    expect(said(input)).toContain(text);
  });

  it('is disabled during an impersonation, with the reason', async () => {
    const actor = { id: 'usr-support', name: 'Anna Fuchs', kind: 'impersonation' as const, endsAt: null };
    const { screen, field } = await show({ getUserInfo: { ...due, actor } });
    await screen.findByText(/im Namen dieser Person/);
    const submit = await screen.findByRole('button', { name: 'Passwort ändern' });
    const all = [await field('currentPassword'), await field('newPassword'), submit];
    expect(all.map((each) => each.matches(':disabled'))).toEqual([true, true, true]);
  });

  it('says why the change is due where somebody else has chosen the first password', async () => {
    const { screen } = await show({ getUserInfo: due });
    await screen.findByText(/hat jemand anderes vergeben/);
  });
});
