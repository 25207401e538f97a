import { describeWidget, problem, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { activateInvitationWidget } from '../session.manifest.ts';
import { invitation, invitationToken as token } from './activate-invitation-fixture.ts';

describeWidget(activateInvitationWidget, {
  props: { token },
  answers: { getInvitation: invitation, registerUser: undefined },
  ready: 'Konto aktivieren',
  empty: null,
  failing: 'getInvitation',
});

const password = 'drei Wolken über Altona';

async function show(props: Readonly<Record<string, unknown>> = { token }, more: object = {}) {
  const shown = await showWidget(activateInvitationWidget, {
    props,
    roles: null,
    answers: { getInvitation: invitation, registerUser: undefined },
    ...more,
  });
  const { screen, shadow } = shown;
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const field = (name: string) =>
    vi.waitUntil(() => shadow.querySelector<HTMLInputElement>(`[name=${name}]`));
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(fields))
      fireEvent.input(await field(name), { target: { value } });
    await userEvent.click(await field('acceptTerms'));
  };
  const sent = () => shown.api.callsOf('registerUser').map(({ body }) => body);
  return { ...shown, press, field, heading, fill, sent };
}

describe('an invitation', () => {
  it('shows inviter, company, e-mail address and expiry, and fills in the known fields', async () => {
    const { text, field } = await show();
    expect((await field('firstName')).value).toBe('Ida');
    for (const fact of ['Nordwind Logistik GmbH', 'Katharina Brandt', 'neu@nordwind.example', '2026'])
      expect(text().replace('@\n', '@')).toContain(fact);
    expect((await field('salutation')).value).toBe('MRS');
  });

  it('becomes an account', async () => {
    const { fill, press, heading, sent, events } = await show();
    await fill({ lastName: 'Voss', phone: '+49 40 123456', password });
    await press('Konto aktivieren');
    await heading('Ihr Konto ist bereit');
    expect(sent()).toEqual([
      {
        kind: 'invitation',
        token,
        salutation: 'MRS',
        firstName: 'Ida',
        lastName: 'Voss',
        phone: '+49 40 123456',
        locale: 'de_DE',
        password,
        acceptTerms: true,
      },
    ]);
    expect(events.map(({ type }) => type)).toContain('foyer-activated');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Altona');
  });

  it('requires the consent', async () => {
    const { field, press, sent, text } = await show();
    await userEvent.type(await field('lastName'), 'Voss');
    await userEvent.type(await field('password'), password);
    await press('Konto aktivieren');
    await vi.waitUntil(() => text().includes('Ohne Ihre Zustimmung'));
    expect(sent()).toEqual([]);
  });

  it.each([
    [410, 'invitation_used', 'Diese Einladung ist schon angenommen'],
    [410, 'invitation_expired', 'Diese Einladung gilt nicht mehr'],
    [404, 'not_found', 'Diesen Link kennen wir nicht'],
  ])('that is not valid shows the reason: %s %s', async (status, code, title) => {
    const { heading, shadow } = await show(
      { token },
      {
        prepare: (api: { respond: (name: string, answer: () => Response) => void }) =>
          api.respond('getInvitation', () => problem(status, code)),
      },
    );
    await heading(title);
    expect(shadow.querySelector('form')).toBeNull();
  });

  it('that somebody else activated meanwhile is reported too', async () => {
    const { fill, press, heading, api } = await show();
    await fill({ lastName: 'Voss', password });
    api.respond('registerUser', () => problem(410, 'invitation_used'));
    await press('Konto aktivieren');
    await heading('Diese Einladung ist schon angenommen');
  });

  it('names the signed-in user and offers to sign out', async () => {
    const { press, text, sdk } = await show({ token }, { roles: [] });
    await vi.waitUntil(() => text().includes('Das Konto, das Sie hier anlegen, ist ein anderes.'));
    await press('Abmelden');
    await vi.waitUntil(() => sdk.session.$state.get().status === 'signed-out');
    await vi.waitUntil(() => !text().includes('ist ein anderes.'));
  });
});

describe('registering', () => {
  it('works without a link, and reveals nothing about customer number and e-mail address', async () => {
    const { fill, press, heading, sent, text } = await show({});
    await fill({
      customerNumber: 'K-10042',
      email: 'Neu@Nordwind.example',
      firstName: 'Ida',
      lastName: 'Voss',
      password,
    });
    await press('Registrieren');
    await heading('Bitte sehen Sie in Ihren Posteingang');
    expect(text()).toContain('neu@nordwind.example');
    expect(sent()).toMatchObject([
      { kind: 'customer', customerNumber: 'K-10042', email: 'neu@nordwind.example', acceptTerms: true },
    ]);
  });
});
