import { createSdk } from '@foyer/core';
import { describeWidget } from '@foyer/testing';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FoyerProvider } from '../../../provider/foyer-provider.tsx';
import { Login } from '../index.ts';
import { loginWidget } from '../session.manifest.ts';

describeWidget(loginWidget, {
  answers: {},
  ready: 'Anmelden',
  empty: null,
  failing: null,
});

const problem = (status: number, code: string, more: object = {}) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'r-1', ...more }),
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  );

/** Renders the login with a fetch that answers only the given paths; all other calls stay pending. */
async function showLogin(answers: Record<string, () => Response>, locale = 'de_DE') {
  const fetch = vi.fn((input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin);
    const answer = answers[pathname.replace('/api/portal', '')];
    return answer ? Promise.resolve(answer()) : new Promise<Response>(() => {});
  });
  const sdk = createSdk({ fetch: fetch as typeof globalThis.fetch, locale });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const events: string[] = [];
  root.render(
    <FoyerProvider sdk={sdk}>
      <Login onSignedIn={() => events.push('signed-in')} onNavigate={() => events.push('navigate')} />
    </FoyerProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    sdk.destroy();
    container.remove();
  });
  await vi.waitUntil(() => container.firstElementChild?.shadowRoot);
  const shadow = container.firstElementChild?.shadowRoot as ShadowRoot;
  const screen = within(shadow as unknown as HTMLElement);
  return { fetch, events, screen, shadow };
}

describe('Login', () => {
  it('is usable before any answer of the API', async () => {
    const { screen } = await showLogin({});
    expect(await screen.findByLabelText(/^E-Mail-Adresse/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
  });

  it('shows field errors and sends nothing', async () => {
    const { screen, fetch } = await showLogin({});
    await userEvent.click(await screen.findByRole('button', { name: 'Anmelden' }));
    expect(await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2);
    expect(fetch.mock.calls.filter(([input]) => String(input).includes('login'))).toEqual([]);
  });

  it('takes any user name, as it is written', async () => {
    const { screen, fetch } = await showLogin({
      '/security/login': () => problem(401, 'invalid_credentials'),
    });
    await userEvent.type(await screen.findByLabelText(/Benutzername/), ' Anna.P-07 ');
    await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'geheim');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByText('Benutzername oder Passwort ist nicht korrekt.');
    const sent = fetch.mock.calls.find(([input]) => String(input).includes('login')) as unknown as [
      unknown,
      RequestInit,
    ];
    expect(JSON.parse(String(sent[1].body))).toEqual({ username: 'Anna.P-07', password: 'geheim' });
  });

  it('shows the error box only together with its text, and announces it without moving the focus', async () => {
    const { screen } = await showLogin({ '/security/login': () => problem(401, 'invalid_credentials') });
    await userEvent.type(await screen.findByLabelText(/^E-Mail-Adresse/), 'anna@nordwind.example');
    const password = screen.getByLabelText(/^Passwort/, { selector: 'input' });
    await userEvent.type(password, 'geheim');
    const box = screen.getByRole('alert'); // rendered before the error, so that a screen reader announces its content
    const seen: string[] = [];
    const look = () => seen.push(box.querySelector('svg') ? `shown: ${box.textContent}` : 'hidden');
    const watch = new MutationObserver(look);
    watch.observe(box, { childList: true, subtree: true, characterData: true, attributes: true });
    const focused = (box.getRootNode() as ShadowRoot).activeElement;
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByText('Benutzername oder Passwort ist nicht korrekt.');
    watch.disconnect();
    expect(screen.getByRole('alert')).toBe(box);
    expect(new Set(seen)).toEqual(new Set(['shown: Benutzername oder Passwort ist nicht korrekt.']));
    expect(focused).not.toBeNull();
    expect((box.getRootNode() as ShadowRoot).activeElement?.closest('form')).toBe(box.closest('form'));
  });

  it.each([
    [() => problem(401, 'invalid_credentials'), 'Benutzername oder Passwort ist nicht korrekt.'],
    [
      () => problem(423, 'account_locked', { retryAfter: 540 }),
      /gesperrt\. Versuchen Sie es in 9 Minuten erneut/,
    ],
    [() => problem(403, 'account_inactive'), /Dieses Konto ist deaktiviert/],
    [() => problem(403, 'account_of_other_brand'), /gehört zu einem anderen Portal/],
    [() => problem(403, 'account_not_accepted'), /noch nicht freigegeben/],
    [() => problem(429, 'rate_limited', { retryAfter: 30 }), /in einer Minute erneut/],
    [() => problem(500, 'internal_error'), /Auf dem Server ist ein Fehler aufgetreten/],
  ])('keeps what was typed and explains %#', async (answer, text) => {
    const { screen, events } = await showLogin({ '/security/login': answer });
    const email = (await screen.findByLabelText(/^E-Mail-Adresse/)) as HTMLInputElement;
    await userEvent.type(email, 'anna@nordwind.example');
    await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'geheim');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(email.value).toBe('anna@nordwind.example');
    expect(events).toEqual([]);
  });

  it.each([
    ['https://portal.example/de_DE/login', 'https://portal.example/de_DE/login'],
    ['javascript:alert(1)', null],
  ])('links to the login of the account’s brand, by a safe address only: %s', async (link, href) => {
    const { screen, shadow } = await showLogin({
      '/security/login': () => problem(403, 'account_of_other_brand', { link }),
    });
    await userEvent.type(await screen.findByLabelText(/^E-Mail-Adresse/), 'anna@nordwind.example');
    await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'geheim');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByText(/gehört zu einem anderen Portal/);
    const way = shadow.querySelector<HTMLAnchorElement>('[part=way-on]');
    expect([way?.textContent ?? null, way?.href ?? null]).toEqual([
      href && 'Zur richtigen Seite wechseln',
      href,
    ]);
  });
});
