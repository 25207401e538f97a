import type { SecondFactors } from '@foyer/contract/second-factors/second-factors.schema';
import { problem, showWidget } from '@foyer/testing';
import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  appExample as app,
  credentialExample as credential,
  factorsOf as has,
  havePasskeys,
  laptopExample as laptop,
  passkeySetupExample,
  recoveryCodesExample as recoveryCodes,
  totpSetupExample as setup,
} from '../../../domain/second-factor/passkeys-fixture.ts';
import { profileWidget } from '../profile.manifest.ts';
import { choicesExample, devicesExample, identityExample } from '../profile-fixture.ts';

const typeInto = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

async function show(factors: SecondFactors, answers: object = {}) {
  const shown = await showWidget(profileWidget, {
    roles: ['ROLE_SHOP'],
    answers: {
      getPortalIdentity: identityExample,
      listDevices: devicesExample,
      getMailChoices: choicesExample,
      listLocales: ['de_DE'],
      listSecondFactors: factors,
      ...answers,
    } as never,
  });
  const { screen, api, shadow } = shown;
  await screen.findByRole('heading', { name: 'Zweiter Faktor' });
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  const bodies = (name: Parameters<typeof api.callsOf>[0]) => api.callsOf(name).map(({ body }) => body);
  const says = (text: string) => vi.waitFor(() => expect(shown.text()).toContain(text));
  const inDialog = async () => vi.waitUntil(() => shadow.querySelector<HTMLElement>('dialog'));
  return { ...shown, press, bodies, says, inDialog };
}

describe('second factors in the profile', () => {
  it('are hidden where the server offers none', async () => {
    const shown = await showWidget(profileWidget, {
      roles: ['ROLE_SHOP'],
      answers: {
        getPortalIdentity: identityExample,
        listDevices: devicesExample,
        getMailChoices: choicesExample,
        listLocales: ['de_DE'],
      } as never,
    });
    await shown.screen.findByRole('heading', { name: 'Ihre Daten' });
    expect(shown.screen.queryByRole('heading', { name: 'Zweiter Faktor' })).toBeNull();
  });

  it('are listed with name, date added and last use', async () => {
    const used = { ...laptop, lastUsedAt: new Date(Date.now() - 3_600_000).toISOString() };
    const { shadow } = await show(has(app, used));
    const rows = [...shadow.querySelectorAll('[part=factor]')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/Authenticator-App.*Hinzugefügt am.*Noch nie verwendet/);
    expect(rows[1]).toMatch(/Laptop.*Passkey.*Zuletzt verwendet vor 1 Stunde/);
  });

  it('an app is set up by its first code, and its recovery codes have to be kept', async () => {
    const { press, says, bodies, api, inDialog, screen } = await show(has(), {
      beginTotp: setup,
      confirmTotp: { factor: app, recoveryCodes },
    });
    await press('Eine Authenticator-App einrichten');
    await press('Weiter');
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    api.respond('listSecondFactors', () => has(app));
    typeInto(await screen.findByLabelText(/^Code/, { selector: 'input' }), '492039');
    await screen.findByText('7KQM-2XWD-PT4H-9RCA');
    // the dialog has no close button, so that the codes are not lost
    expect((await inDialog()).querySelector('[aria-label="Schließen"]')).toBeNull();
    await userEvent.click(screen.getByLabelText('Ich habe die Codes sicher aufbewahrt'));
    await press('Schließen');
    await says('Die Authenticator-App ist eingerichtet.');
    expect(bodies('beginTotp')).toEqual([{}]);
    expect(bodies('confirmTotp')).toEqual([{ code: '492039' }]);
  });

  it('ask for the password where the sign-in is not recent, and show a wrong one at its field', async () => {
    const { press, bodies, api, screen } = await show({ ...has(app), needsPassword: true });
    api.respond('renewRecoveryCodes', () => problem(422, 'password_wrong'));
    await press('Neue Wiederherstellungscodes');
    await userEvent.type(await screen.findByLabelText(/^Ihr Passwort/, { selector: 'input' }), 'falsch');
    await press('Codes erzeugen');
    await screen.findByText('Das ist nicht Ihr Passwort.');
    api.respond('renewRecoveryCodes', () => ({ recoveryCodes }));
    typeInto(screen.getByLabelText(/^Ihr Passwort/, { selector: 'input' }), 'richtig');
    await press('Codes erzeugen');
    await screen.findByText('V3NB-6JYF-K8SZ-4LQE');
    expect(bodies('renewRecoveryCodes')).toEqual([{ password: 'falsch' }, { password: 'richtig' }]);
  });

  it('ask for it too where the server requires it only at the call', async () => {
    const { press, api, screen } = await show(has(app));
    api.respond('renewRecoveryCodes', () =>
      problem(422, 'validation_failed', { errors: [{ path: 'password', code: 'required' }] }),
    );
    await press('Neue Wiederherstellungscodes');
    await press('Codes erzeugen');
    await screen.findByLabelText(/^Ihr Passwort/, { selector: 'input' });
  });

  it('a passkey is made on this device, under the name it is given', async () => {
    onTestFinished(havePasskeys());
    const { press, bodies, says, api, screen } = await show(has(app), {
      beginPasskey: passkeySetupExample,
      confirmPasskey: { factor: laptop, recoveryCodes: [] },
    });
    await press('Einen Passkey hinzufügen');
    typeInto(await screen.findByLabelText(/^Name/, { selector: 'dialog input' }), ' Laptop ');
    api.respond('listSecondFactors', () => has(app, laptop));
    await press('Einen Passkey erstellen');
    await says('Der Passkey ist eingerichtet.');
    expect(bodies('beginPasskey')).toEqual([{}]);
    expect(bodies('confirmPasskey')).toEqual([{ name: 'Laptop', credential }]);
  });

  it('a passkey is not offered where the browser does not support it', async () => {
    const { screen } = await show(has(app));
    await screen.findByRole('button', { name: 'Andere Authenticator-App einrichten' });
    expect(screen.queryByRole('button', { name: 'Einen Passkey hinzufügen' })).toBeNull();
  });

  it('are removed after a confirmation that warns about the last one, with the focus on the heading', async () => {
    const { press, says, api, screen, shadow } = await show(has(laptop), { removeSecondFactor: undefined });
    await press('Entfernen: Laptop');
    await says('Das ist Ihr letzter zweiter Faktor');
    api.respond('listSecondFactors', () => has());
    await press('Entfernen');
    await says('Der zweite Faktor wurde entfernt.');
    expect(api.callsOf('removeSecondFactor').map(({ url }) => url.pathname)).toEqual([
      '/api/portal/user/second-factor/fac-laptop/remove',
    ]);
    await vi.waitUntil(() => shadow.activeElement?.textContent === 'Zweiter Faktor');
    await screen.findByText(/Noch ist keiner eingerichtet/);
  });

  it('the last one stays where the company requires it, and few recovery codes cause a warning', async () => {
    const { screen, says } = await show({
      ...has({ ...laptop, isRemovable: false }),
      isDemanded: true,
      recoveryCodesLeft: 1,
    });
    await says('Ihr Unternehmen verlangt einen zweiten Faktor.');
    await says('nur noch einen Wiederherstellungscode');
    expect(screen.queryByRole('button', { name: 'Entfernen: Laptop' })).toBeNull();
  });

  it('a passkey is renamed', async () => {
    const { press, bodies, says, screen, inDialog } = await show(has(laptop), {
      renameSecondFactor: { ...laptop, name: 'Diensthandy' },
    });
    await press('Umbenennen: Laptop');
    const field = (await screen.findByLabelText(/^Name/, { selector: 'dialog input' })) as HTMLInputElement;
    expect(field.value).toBe('Laptop');
    typeInto(field, 'Diensthandy');
    await userEvent.click(await within(await inDialog()).findByRole('button', { name: 'Speichern' }));
    await says('Der Passkey heißt jetzt anders.');
    expect(bodies('renameSecondFactor')).toEqual([{ name: 'Diensthandy' }]);
  });
});
