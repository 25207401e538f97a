import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import { problem, showWidget } from '@foyer/testing';
import { createFakeToken } from '@foyer/testing/fake/fake-user';
import { nextTask } from '@foyer/testing/next-task';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  credentialExample,
  havePasskeys,
  passkeyQuestionExample,
  recoveryCodesExample as recoveryCodes,
  totpSetupExample as setup,
} from '../../../domain/second-factor/passkeys-fixture.ts';
import { loginWidget } from '../session.manifest.ts';

const challenge = 'kT9vQ2mZs8yXr4LwB1nHc6PdJ0aEfGu3';
const withMethods = (...methods: SignInChallenge['methods']): Partial<SignInChallenge> => ({ methods });
const tokens = { tokens: [{ mode: 'b2b' as const, token: createFakeToken('b2b') }] };
const question = passkeyQuestionExample;
const credential = credentialExample;

const typeInto = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

async function show(own: Partial<SignInChallenge>, answers: object = {}) {
  const shown = await showWidget(loginWidget, {
    roles: null,
    props: {},
    answers: { verifySignIn: tokens, ...answers } as never,
  });
  const { screen, api, shadow } = shown;
  shown.host.addEventListener('foyer-signed-in', (event) => event.preventDefault());
  api.respond('login', () =>
    problem(403, 'second_factor_required', {
      secondFactor: {
        challenge,
        expiresAt: '2030-01-01T00:00:00.000Z',
        secondsLeft: 600,
        methods: [],
        enrolment: [],
        ...own,
      },
    }),
  );
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  const typePassword = async () => {
    await userEvent.type(await screen.findByLabelText(/^E-Mail-Adresse/), 'anna@nordwind.example');
    await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'geheim');
    await press('Anmelden');
  };
  await typePassword();
  const bodies = (name: Parameters<typeof api.callsOf>[0]) => api.callsOf(name).map(({ body }) => body);
  const isIn = () => vi.waitUntil(() => shown.sdk.session.$state.get().status === 'signed-in');
  const focused = () => shadow.activeElement?.getAttribute('name');
  return { ...shown, press, bodies, isIn, focused };
}

describe('after the right password', () => {
  it('asks for the code of an app, takes it as it is pasted, and sends it once by itself', async () => {
    const { screen, bodies, isIn, focused } = await show(withMethods('totp', 'recovery_code'));
    const field = (await screen.findByLabelText(/^Code/, { selector: 'input' })) as HTMLInputElement;
    await vi.waitFor(() => expect(focused()).toBe('code'));
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    typeInto(field, '123 456');
    await isIn();
    expect(bodies('verifySignIn')).toEqual([{ method: 'totp', challenge, code: '123456' }]);
  });

  it('says at the field that a code is wrong, and takes the next one', async () => {
    const { screen, api, bodies, isIn, focused } = await show(withMethods('totp'));
    api.respond('verifySignIn', () => problem(422, 'code_wrong'));
    const field = (await screen.findByLabelText(/^Code/, { selector: 'input' })) as HTMLInputElement;
    typeInto(field, '111111');
    await screen.findByText('Dieser Code stimmt nicht oder gilt nicht mehr.');
    await vi.waitFor(() => expect(focused()).toBe('code'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    api.respond('verifySignIn', () => tokens);
    typeInto(field, '222222');
    await isIn();
    expect(bodies('verifySignIn')).toHaveLength(2);
  });

  it('returns to the password after the time-out, with a note; keeps the user name but no password', async () => {
    const { screen, api, focused } = await show(withMethods('totp'));
    api.respond('verifySignIn', () => problem(410, 'challenge_expired'));
    typeInto(await screen.findByLabelText(/^Code/, { selector: 'input' }), '123456');
    await screen.findByText('Das hat zu lange gedauert. Melden Sie sich bitte erneut an.');
    const name = screen.getByLabelText(/^E-Mail-Adresse/) as HTMLInputElement;
    await vi.waitFor(() => expect([name.value, focused()]).toEqual(['anna@nordwind.example', 'password']));
    expect((screen.getByLabelText(/^Passwort/, { selector: 'input' }) as HTMLInputElement).value).toBe('');
  });

  it('returns to the password when the server’s time limit is over', async () => {
    const { screen } = await show({ ...withMethods('totp'), secondsLeft: 0 });
    await screen.findByText('Das hat zu lange gedauert. Melden Sie sich bitte erneut an.');
  });

  it('returns to the password on request, and can start again', async () => {
    const { screen, press, api } = await show(withMethods('totp'));
    await press('Zurück zum Passwort');
    await userEvent.type(await screen.findByLabelText(/^Passwort/, { selector: 'input' }), 'geheim');
    expect(screen.queryByText(/zu lange/)).toBeNull();
    await press('Anmelden');
    await screen.findByLabelText(/^Code/, { selector: 'input' });
    expect(api.callsOf('login')).toHaveLength(2);
  });

  it('names who can reset the second factor if everything is lost, on each step and after the links', async () => {
    const { screen, press, shadow } = await show(withMethods('totp', 'recovery_code'));
    const hint =
      /Wer in Ihrem Unternehmen die Mitarbeitenden verwaltet, kann Ihren zweiten Faktor zurücksetzen/;
    expect(await screen.findByText(hint)).toBeTruthy();
    await press('Wiederherstellungscode verwenden');
    await screen.findByLabelText(/^Wiederherstellungscode/, { selector: 'input' });
    expect(screen.getByText(hint)).toBeTruthy();
    const stops = [...shadow.querySelectorAll('input, button, a[href]')].map((stop) => stop.localName);
    expect(stops.slice(0, 2)).toEqual(['input', 'button']);
  });

  it('takes a recovery code', async () => {
    const { screen, press, bodies, isIn, focused } = await show(withMethods('totp', 'recovery_code'));
    await press('Wiederherstellungscode verwenden');
    const field = await screen.findByLabelText(/^Wiederherstellungscode/, { selector: 'input' });
    await vi.waitFor(() => expect(focused()).toBe('code'));
    typeInto(field, '7kqm 2xwd pt4h 9rca');
    await press('Bestätigen');
    await isIn();
    expect(bodies('verifySignIn')).toEqual([
      { method: 'recovery_code', challenge, code: '7kqm 2xwd pt4h 9rca' },
    ]);
  });

  it('requests a passkey of the account', async () => {
    onTestFinished(havePasskeys());
    const { press, bodies, isIn } = await show(withMethods('passkey', 'recovery_code'), {
      beginPasskeySignIn: question,
    });
    await press('Passkey verwenden');
    await isIn();
    expect(bodies('beginPasskeySignIn')).toEqual([{ challenge }]);
    expect(bodies('verifySignIn')).toEqual([{ method: 'passkey', challenge, credential }]);
  });

  it('reports an unconfirmed passkey, and allows a retry', async () => {
    onTestFinished(havePasskeys(() => Promise.reject(new DOMException('', 'NotAllowedError'))));
    const { screen, press, bodies } = await show(withMethods('passkey'), { beginPasskeySignIn: question });
    await press('Passkey verwenden');
    await screen.findByText(/Der Passkey wurde nicht bestätigt/);
    expect(bodies('verifySignIn')).toEqual([]);
  });

  it('offers another method where the page cannot use the passkey', async () => {
    const { screen } = await show(withMethods('passkey', 'recovery_code'));
    await screen.findByText(/lässt sich auf dieser Seite nicht verwenden/);
    expect(screen.queryByRole('button', { name: 'Passkey verwenden' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Wiederherstellungscode verwenden' })).toBeTruthy();
  });
});

describe('where the company requires a second factor and the account has none', () => {
  it('sets up an app, and signs in after the recovery codes are confirmed', async () => {
    const { screen, press, bodies, isIn, sdk } = await show(
      { enrolment: ['totp', 'passkey'] },
      { beginTotpAtSignIn: setup, confirmTotpAtSignIn: { ...tokens, recoveryCodes } },
    );
    await press('Authenticator-App');
    expect(await screen.findByRole('img', { name: /QR-Code/ })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    typeInto(await screen.findByLabelText(/^Code/, { selector: 'input' }), '492039');
    for (const code of recoveryCodes) await screen.findByText(code);
    expect(sdk.session.$state.get().status).toBe('signed-out');
    await press('Weiter zum Portal');
    await screen.findByText(/Bestätigen Sie bitte, dass Sie die Codes aufbewahrt haben/);
    expect(sdk.session.$state.get().status).toBe('signed-out');
    await userEvent.click(screen.getByLabelText('Ich habe die Codes sicher aufbewahrt'));
    await press('Weiter zum Portal');
    await isIn();
    // a single key, however often the step is rendered: another one would invalidate the first
    expect(bodies('beginTotpAtSignIn')).toEqual([{ challenge }]);
    expect(bodies('confirmTotpAtSignIn')).toEqual([{ challenge, code: '492039' }]);
  });

  it('offers a passkey where the page can create one', async () => {
    onTestFinished(havePasskeys());
    const { screen } = await show({ enrolment: ['totp', 'passkey'] });
    expect(await screen.findByRole('button', { name: 'Passkey' })).toBeTruthy();
  });
});

describe('a passkey alone', () => {
  it('signs in without a password, and calls the server only after the press', async () => {
    onTestFinished(havePasskeys());
    const shown = await showWidget(loginWidget, {
      roles: null,
      props: {},
      answers: { beginPasskeySignIn: question, finishPasskeySignIn: tokens } as never,
    });
    shown.host.addEventListener('foyer-signed-in', (event) => event.preventDefault());
    const button = await shown.screen.findByRole('button', { name: 'Mit Passkey anmelden' });
    expect(shown.api.callsOf('beginPasskeySignIn')).toEqual([]);
    await userEvent.click(button);
    await vi.waitUntil(() => shown.sdk.session.$state.get().status === 'signed-in');
    expect(shown.api.callsOf('finishPasskeySignIn').map(({ body }) => body)).toEqual([
      { challenge: question.challenge, credential },
    ]);
  });

  it('is not offered where the browser does not support it', async () => {
    const shown = await showWidget(loginWidget, { roles: null, props: {} });
    await shown.screen.findByRole('button', { name: 'Anmelden' });
    await vi.waitUntil(() => shown.api.callsOf('getEnvironment').length > 0);
    // the code and texts of the passkey button
    await vi.dynamicImportSettled();
    await nextTask();
    expect(shown.screen.queryByRole('button', { name: /Passkey/ })).toBeNull();
  });
});
