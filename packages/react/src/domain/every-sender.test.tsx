import { contract, type OperationName, type Role } from '@foyer/contract';
import { problem, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartWidget } from '../features/cart/cart.manifest.ts';
import { cartOf, fakeAddress, fakeOrder, lineOf } from '../features/cart/cart-fixture.ts';
import { dashboardWidget } from '../features/dashboard/dashboard.manifest.ts';
import { information } from '../features/dashboard/dashboard-fixture.ts';
import { employeesWidget } from '../features/employees/employees.manifest.ts';
import {
  activeEmployee,
  companiesAnswer,
  dryRunAnswer,
  employeesPage,
  rolesAnswer,
} from '../features/employees/employees-fixture.ts';
import { onboardingWidget } from '../features/onboarding/onboarding.manifest.ts';
import {
  companyExample,
  completeExample,
  finishedExample,
  onboardingExample,
} from '../features/onboarding/onboarding-fixture.ts';
import { orderWidget } from '../features/orders/orders.manifest.ts';
import { orderExample } from '../features/orders/orders-fixture.ts';
import { changePasswordWidget, profileWidget } from '../features/profile/profile.manifest.ts';
import { choicesExample, devicesExample, identityExample } from '../features/profile/profile-fixture.ts';
import { quotationRequestWidget, quotationWidget } from '../features/quotations/quotations.manifest.ts';
import { quotationExample } from '../features/quotations/quotations-fixture.ts';
import {
  invitation,
  invitationToken,
} from '../features/session/activate-invitation/activate-invitation-fixture.ts';
import {
  activateInvitationWidget,
  forgetPasswordWidget,
  loginWidget,
} from '../features/session/session.manifest.ts';
import { articleWidget, quickOrderWidget, shopWidget } from '../features/shop/shop.manifest.ts';
import { fakeArticle, fakeArticles, fakeCart, fakeCategories } from '../features/shop/shop-fixture.ts';
import { createTicketWidget, ticketWidget } from '../features/tickets/tickets.manifest.ts';
import { categoriesAnswer, commentsPage, ticketExample } from '../features/tickets/tickets-fixture.ts';
import { useCasesWidget, useCaseWidget } from '../features/use-cases/use-cases.manifest.ts';
import { askedExample, overviewExample } from '../features/use-cases/use-cases-fixture.ts';
import {
  appExample,
  factorsOf,
  havePasskeys,
  laptopExample,
  passkeyQuestionExample,
  passkeySetupExample,
  totpSetupExample,
} from './second-factor/passkeys-fixture.ts';

/** Message of every form and button that sends, when no answer came (`base.form.kept`). */
const sentence = /sendet nichts doppelt/;

const articles = { items: [...fakeArticles], nextCursor: null, total: fakeArticles.length };
const gone = {
  ...fakeArticle,
  availability: { ...fakeArticle.availability, status: 'unavailable' as const },
};
const answers = {
  getCart: {
    ...cartOf([lineOf('a'), lineOf('b')]),
    deliveryAddress: fakeAddress('home'),
    knownAddresses: [fakeAddress('home')],
  },
  orderCart: fakeOrder,
  listArticles: articles,
  listArticleCategories: { items: [...fakeCategories] },
  listArticleTags: { items: [] },
  getArticle: gone,
  addCartItems: fakeCart,
  // all articles of the order are still available
  getOrder: { ...orderExample, items: orderExample.items.filter(({ articleId }) => articleId !== null) },
  listDashboardInformation: information,
  listDashboardUseCases: { items: [] },
  listOrderShipments: { items: [] },
  listCountries: { items: [{ code: 'DE', name: 'Deutschland' }] },
  listUseCases: overviewExample,
  getQuotation: quotationExample,
  getOnboarding: onboardingExample,
  getPortalIdentity: identityExample,
  listDevices: devicesExample,
  getMailChoices: choicesExample,
  getTicket: ticketExample,
  listTicketComments: commentsPage,
  listTicketCategories: categoriesAnswer,
  listUsers: employeesPage,
  getUser: activeEmployee,
  listFleetManagerRoles: rolesAnswer,
  listChildCompanies: companiesAnswer,
  inviteUsersInBulk: dryRunAnswer,
};
type Shown = Awaited<ReturnType<typeof showWidget>>;
const part = async (shown: Shown, name: string) =>
  vi.waitUntil(() => shown.shadow.querySelector<HTMLElement>(`[part~=${name}]`));
const press = async (shown: Shown, name: string | RegExp) =>
  userEvent.click(await shown.screen.findByRole('button', { name }));
const type = (shown: Shown, name: string, value: string) =>
  fireEvent.input(shown.shadow.querySelector(`[name=${name}]`) as Element, { target: { value } });

/** Signs in with the right password; the server answers with another step. */
async function signInTo(shown: Shown, step: object): Promise<void> {
  const secondFactor = {
    challenge: 'kT9vQ2mZs8yXr4LwB1nHc6PdJ0aEfGu3',
    expiresAt: '2030-01-01T00:00:00.000Z',
    secondsLeft: 600,
    methods: [],
    enrolment: [],
    ...step,
  };
  shown.api.respond('login', () => problem(403, 'second_factor_required', { secondFactor }));
  await vi.waitUntil(() => shown.shadow.querySelector('[name=password]'));
  type(shown, 'username', 'maren@nordwind.example');
  type(shown, 'password', 'secret');
  await press(shown, 'Anmelden');
}

async function fillPerson(shown: Shown): Promise<void> {
  await vi.waitUntil(() => shown.shadow.querySelector('[name=password]'));
  type(shown, 'firstName', 'Ida');
  type(shown, 'lastName', 'Voss');
  type(shown, 'password', 'drei Wolken über Altona');
  await userEvent.click(shown.shadow.querySelector('[name=acceptTerms]') as Element);
}

const aTicket = { ticketId: ticketExample.id };
const aPhoto = () => new File([new Uint8Array(2000)], 'tacho.jpg', { type: 'image/jpeg' });

interface Sender {
  readonly what: string;
  readonly widget: Parameters<typeof showWidget>[0];
  readonly props?: object;
  /** Answers in addition to, or in place of, the common ones. */
  readonly answers?: object;
  readonly roles?: readonly Role[];
  /** Operation that gets no answer. */
  readonly operation: OperationName;
  readonly send: (shown: Shown) => Promise<unknown>;
}

/** Steps by which a user sends, by the file that sends. */
const senders: Readonly<Record<string, readonly Sender[]>> = {
  // nothing can be lost here: the frame reports the failure and starts again (tool.test)
  'tools/tool/use-tool-frame.ts': [],
  'cart/cart/order-form.tsx': [
    {
      what: 'an order',
      widget: cartWidget,
      operation: 'orderCart',
      send: async (shown) => {
        await userEvent.click(await vi.waitUntil(() => shown.shadow.querySelector('[name=acceptTerms]')));
        await userEvent.click(await part(shown, 'order'));
        // without an answer it is unknown whether the order arrived, so it has its own text
        await vi.waitFor(() => expect(shown.text()).toContain('höchstens einmal'));
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        await press(shown, 'Erneut versuchen');
      },
    },
  ],
  'cart/cart.store.ts': [
    {
      what: 'a quantity',
      widget: cartWidget,
      operation: 'addCartItems',
      send: async (shown) => fireEvent.click(await part(shown, 'increase')),
    },
    {
      what: 'removing a line',
      widget: cartWidget,
      operation: 'removeCartItem',
      send: async (shown) => userEvent.click(await part(shown, 'remove')),
    },
  ],
  'cart/cart/known-address.tsx': [
    {
      what: 'a known address',
      widget: cartWidget,
      operation: 'updateDeliveryAddress',
      send: async (shown) => {
        await userEvent.click(await part(shown, 'change-address'));
        await press(shown, 'Adresse übernehmen');
      },
    },
  ],
  'cart/cart/new-address.tsx': [
    {
      what: 'a new address',
      widget: cartWidget,
      operation: 'updateDeliveryAddress',
      send: async (shown) => {
        await userEvent.click(await part(shown, 'change-address'));
        await userEvent.click(await part(shown, 'new-address'));
        await vi.waitUntil(() => shown.shadow.querySelector('[name=lastName]'));
        const typed = {
          lastName: 'Petersen',
          street: 'Hafenstraße',
          houseNumber: '7',
          postcode: '20457',
          city: 'Hamburg',
        };
        for (const [name, value] of Object.entries(typed)) type(shown, name, value);
        await press(shown, 'Adresse übernehmen');
      },
    },
  ],
  'shop/use-article-actions.ts': [
    {
      what: 'adding an article to the cart',
      widget: shopWidget,
      operation: 'addCartItems',
      send: async (shown) => userEvent.click(await part(shown, 'add')),
    },
  ],
  'shop/quick-order/quick-order.store.ts': [
    {
      what: 'a quick order',
      widget: quickOrderWidget,
      operation: 'addCartItems',
      send: async (shown) => {
        const field = await shown.screen.findByRole('combobox', { name: 'Artikel, Zeile 1' });
        const [article] = fakeArticles;
        fireEvent.paste(field, { clipboardData: { getData: () => `${article?.number};1` } });
        // wait for the line
        await vi.waitFor(() => expect(shown.text()).toContain(article?.name));
        await press(shown, 'In den Warenkorb');
      },
    },
  ],
  'shop/article-notice/article-notice.tsx': [
    {
      what: 'requesting a notice of availability',
      widget: articleWidget,
      props: { articleId: gone.id },
      operation: 'requestArticleNotice',
      send: (shown) => press(shown, /enachrichtigen|escheid|informieren/),
    },
  ],
  'dashboard/dashboard/use-order-again.ts': [
    {
      what: 'ordering again from the home page',
      widget: dashboardWidget,
      operation: 'addCartItems',
      send: (shown) => press(shown, 'In den Warenkorb'),
    },
  ],
  'orders/order/reorder.ts': [
    {
      what: 'ordering again',
      widget: orderWidget,
      props: { orderId: orderExample.id },
      operation: 'addCartItems',
      send: (shown) => press(shown, /^(Erneut|Noch einmal) bestellen/),
    },
  ],
  'quotations/quotation/message-form.tsx': [
    {
      what: 'a message about a quotation',
      widget: quotationWidget,
      props: { quotationId: quotationExample.id },
      operation: 'requestQuotation',
      send: async (shown) => {
        await userEvent.type(await shown.screen.findByLabelText('Ihre Nachricht'), 'Bis wann?');
        await press(shown, 'Nachricht senden');
      },
    },
  ],
  'quotations/quotation-answer/use-answer-form.ts': [
    {
      what: 'an answer to a quotation',
      widget: quotationWidget,
      props: { quotationId: quotationExample.id },
      operation: 'requestQuotation',
      send: async (shown) => {
        await press(shown, 'Ablehnen');
        await press(shown, 'Angebot ablehnen');
      },
    },
    {
      what: 'accepting a quotation',
      widget: quotationWidget,
      props: { quotationId: quotationExample.id },
      operation: 'requestQuotation',
      send: async (shown) => {
        await press(shown, 'Angebot annehmen');
        await userEvent.click(await vi.waitUntil(() => shown.shadow.querySelector('[name=acceptTerms]')));
        await press(shown, 'Zahlungspflichtig bestellen');
      },
    },
  ],
  'quotations/quotation-request/request-form.tsx': [
    {
      what: 'a request for a quotation',
      widget: quotationRequestWidget,
      operation: 'requestQuotation',
      send: async (shown) => {
        await vi.waitUntil(() => shown.shadow.querySelector('[name=words]'));
        type(shown, 'words', 'Sechs Ladepunkte');
        await press(shown, 'Unverbindlich anfragen');
      },
    },
  ],
  'employees/change/use-change.ts': [
    {
      what: 'deactivating a person',
      widget: employeesWidget,
      roles: ['ROLE_FLEET_MANAGER'],
      props: { openId: activeEmployee.userId },
      operation: 'toggleUser',
      send: async (shown) => {
        await press(shown, 'Deaktivieren');
        await userEvent.click(await part(shown, 'confirm'));
      },
    },
  ],
  'employees/edit/edit-form.tsx': [
    {
      what: 'an edit of a person',
      widget: employeesWidget,
      roles: ['ROLE_FLEET_MANAGER'],
      props: { openId: activeEmployee.userId },
      answers: { getUser: { ...activeEmployee, allowedActions: ['edit'], version: 'v1' } },
      operation: 'updateUser',
      send: async (shown) => {
        await press(shown, 'Bearbeiten');
        await vi.waitUntil(() => shown.shadow.querySelector('[name=lastName]'));
        type(shown, 'lastName', 'Behrens-Berg');
        await userEvent.click(await part(shown, 'confirm'));
      },
    },
  ],
  'employees/delegation/delegation-dialog.tsx': [
    {
      what: 'releasing roles to managers of employees',
      widget: employeesWidget,
      roles: ['ROLE_FLEET_MANAGER'],
      answers: { getRoleDelegation: { released: [], choices: ['ROLE_USE_CASES'] } },
      operation: 'updateRoleDelegation',
      send: async (shown) => {
        await press(shown, 'Rollen freigeben');
        await userEvent.click(await part(shown, 'confirm'));
      },
    },
  ],
  'employees/invite/invite-form.tsx': [
    {
      what: 'an invitation',
      widget: employeesWidget,
      roles: ['ROLE_FLEET_MANAGER'],
      props: { invite: 'one' },
      operation: 'inviteUser',
      send: async (shown) => {
        await vi.waitUntil(() => shown.shadow.querySelector('[name=email]'));
        type(shown, 'email', 'ida@nordwind.example');
        await userEvent.click(await shown.screen.findByRole('checkbox', { name: 'Einkauf' }));
        await press(shown, 'Einladung senden');
      },
    },
  ],
  'employees/bulk-invite/use-bulk-invite.ts': [
    {
      what: 'a file of invitations',
      widget: employeesWidget,
      roles: ['ROLE_FLEET_MANAGER'],
      props: { invite: 'file' },
      operation: 'inviteUsersInBulk',
      send: async (shown) => {
        const [field] = await shown.screen.findAllByLabelText('Datei wählen');
        const file = new File(['email\nneu@nordwind.example\n'], 'leute.csv', { type: 'text/csv' });
        await userEvent.upload(field as HTMLElement, file);
        await press(shown, 'Datei prüfen');
      },
    },
  ],
  'onboarding/onboarding/use-save-step.ts': [
    {
      what: 'a step of the onboarding',
      widget: onboardingWidget,
      operation: 'updateOnboarding',
      send: async (shown) => {
        await vi.waitUntil(() => shown.shadow.querySelector('[name="address.street"]'));
        const typed = { street: 'Kai', houseNumber: '1', postcode: '20457', city: 'Hamburg' };
        for (const [name, value] of Object.entries(typed)) type(shown, `"address.${name}"`, value);
        await press(shown, 'Speichern und weiter');
      },
    },
  ],
  'onboarding/onboarding/personal-part.tsx': [
    {
      what: 'the end of the personal steps',
      widget: onboardingWidget,
      answers: { getOnboarding: completeExample },
      operation: 'checkOnboarding',
      send: (shown) => press(shown, 'Abschließen'),
    },
  ],
  'onboarding/onboarding/use-save-company-step.ts': [
    {
      what: 'a step of a company',
      widget: onboardingWidget,
      roles: ['ROLE_FLEET_MANAGER'],
      answers: { getOnboarding: finishedExample, getExtendedOnboarding: companyExample },
      operation: 'updateExtendedOnboarding',
      send: async (shown) => {
        await vi.waitUntil(() => shown.shadow.querySelector('[name=legalForm]'));
        type(shown, 'legalForm', 'GmbH');
        await press(shown, 'Speichern und weiter');
      },
    },
  ],
  'onboarding/onboarding/company-part.tsx': [
    {
      what: 'the end of a company’s steps',
      widget: onboardingWidget,
      roles: ['ROLE_FLEET_MANAGER'],
      answers: {
        getOnboarding: finishedExample,
        getExtendedOnboarding: {
          ...companyExample,
          steps: companyExample.steps.map((step) => ({ ...step, state: 'done' as const })),
        },
      },
      operation: 'checkExtendedOnboarding',
      send: (shown) => press(shown, 'Abschließen'),
    },
  ],
  'profile/change-password/change-password.tsx': [
    {
      what: 'a new password',
      widget: changePasswordWidget,
      operation: 'changePassword',
      send: async (shown) => {
        await vi.waitUntil(() => shown.shadow.querySelector('[name=newPassword]'));
        type(shown, 'currentPassword', 'Foyer-Demo-2026');
        type(shown, 'newPassword', 'drei Wolken über Altona');
        await press(shown, 'Passwort ändern');
      },
    },
  ],
  'profile/profile/identity-form.tsx': [
    {
      what: 'a name',
      widget: profileWidget,
      operation: 'updatePortalIdentity',
      send: (shown) => press(shown, 'Speichern'),
    },
  ],
  'profile/profile/devices-section.tsx': [
    {
      what: 'signing out a device',
      widget: profileWidget,
      operation: 'endDevice',
      send: (shown) => press(shown, 'Abmelden: Safari unter iOS'),
    },
    {
      what: 'signing out all other devices',
      widget: profileWidget,
      operation: 'endOtherDevices',
      send: (shown) => press(shown, 'Alle anderen Geräte abmelden'),
    },
  ],
  'profile/profile/use-mail-choices.ts': [
    {
      what: 'a choice of mails',
      widget: profileWidget,
      operation: 'updateMailChoice',
      send: async (shown) =>
        userEvent.click(await vi.waitUntil(() => shown.shadow.querySelector('[name=orders]'))),
    },
  ],
  'session/login/login.tsx': [
    {
      what: 'a login',
      widget: loginWidget,
      operation: 'login',
      send: async (shown) => {
        await vi.waitUntil(() => shown.shadow.querySelector('[name=password]'));
        type(shown, 'username', 'maren@nordwind.example');
        type(shown, 'password', 'secret');
        await press(shown, 'Anmelden');
      },
    },
  ],
  'session/login/passkey-sign-in.tsx': [
    {
      what: 'a passkey alone',
      widget: loginWidget,
      answers: { beginPasskeySignIn: passkeyQuestionExample },
      operation: 'finishPasskeySignIn',
      send: (shown) => press(shown, 'Mit Passkey anmelden'),
    },
  ],
  'session/sign-in-step/code-step.tsx': [
    {
      what: 'a code after the password',
      widget: loginWidget,
      operation: 'verifySignIn',
      send: async (shown) => {
        await signInTo(shown, { methods: ['totp'] });
        await vi.waitUntil(() => shown.shadow.querySelector('[name=code]'));
        type(shown, 'code', '123456');
      },
    },
  ],
  'session/sign-in-step/recovery-step.tsx': [
    {
      what: 'a recovery code',
      widget: loginWidget,
      operation: 'verifySignIn',
      send: async (shown) => {
        await signInTo(shown, { methods: ['recovery_code'] });
        await vi.waitUntil(() => shown.shadow.querySelector('[name=code]'));
        type(shown, 'code', 'ABCD');
        await press(shown, 'Bestätigen');
      },
    },
  ],
  'session/sign-in-step/passkey-step.tsx': [
    {
      what: 'a passkey after the password',
      widget: loginWidget,
      answers: { beginPasskeySignIn: passkeyQuestionExample },
      operation: 'verifySignIn',
      send: async (shown) => {
        await signInTo(shown, { methods: ['passkey'] });
        await press(shown, 'Passkey verwenden');
      },
    },
  ],
  'session/sign-in-step/enrol-app.tsx': [
    {
      what: 'setting up an app before the first sign-in',
      widget: loginWidget,
      answers: { beginTotpAtSignIn: totpSetupExample },
      operation: 'confirmTotpAtSignIn',
      send: async (shown) => {
        await signInTo(shown, { enrolment: ['totp'] });
        await press(shown, 'Authenticator-App');
        await vi.waitUntil(() => shown.shadow.querySelector('[name=code]'));
        type(shown, 'code', '123456');
      },
    },
  ],
  'session/sign-in-step/enrol-passkey.tsx': [
    {
      what: 'setting up a passkey before the first sign-in',
      widget: loginWidget,
      answers: { beginPasskeyAtSignIn: passkeySetupExample },
      operation: 'confirmPasskeyAtSignIn',
      send: async (shown) => {
        await signInTo(shown, { enrolment: ['passkey'] });
        await press(shown, 'Passkey');
        await press(shown, 'Einen Passkey erstellen');
      },
    },
  ],
  'profile/second-factors/flow-dialog.tsx': [
    {
      what: 'an app in the profile',
      widget: profileWidget,
      answers: { listSecondFactors: factorsOf(), beginTotp: totpSetupExample },
      operation: 'confirmTotp',
      send: async (shown) => {
        await press(shown, 'Eine Authenticator-App einrichten');
        await press(shown, 'Weiter');
        await vi.waitUntil(() => shown.shadow.querySelector('[name=code]'));
        type(shown, 'code', '123456');
      },
    },
    {
      what: 'a passkey in the profile',
      widget: profileWidget,
      answers: { listSecondFactors: factorsOf(), beginPasskey: passkeySetupExample },
      operation: 'confirmPasskey',
      send: async (shown) => {
        await press(shown, 'Einen Passkey hinzufügen');
        await press(shown, 'Einen Passkey erstellen');
      },
    },
    {
      what: 'new recovery codes',
      widget: profileWidget,
      answers: { listSecondFactors: factorsOf(appExample) },
      operation: 'renewRecoveryCodes',
      send: async (shown) => {
        await press(shown, 'Neue Wiederherstellungscodes');
        await press(shown, 'Codes erzeugen');
      },
    },
  ],
  'profile/second-factors/rename-dialog.tsx': [
    {
      what: 'renaming a passkey',
      widget: profileWidget,
      answers: { listSecondFactors: factorsOf(laptopExample) },
      operation: 'renameSecondFactor',
      send: async (shown) => {
        await press(shown, 'Umbenennen: Laptop');
        const dialog = await part(shown, 'dialog');
        await userEvent.click(await vi.waitUntil(() => dialog.querySelector('[part~=confirm]')));
      },
    },
  ],
  'profile/second-factors/remove-dialog.tsx': [
    {
      what: 'removing a passkey',
      widget: profileWidget,
      answers: { listSecondFactors: factorsOf(laptopExample) },
      operation: 'removeSecondFactor',
      send: async (shown) => {
        await press(shown, 'Entfernen: Laptop');
        await press(shown, 'Entfernen');
      },
    },
  ],
  'employees/demand/demand-dialog.tsx': [
    {
      what: 'requiring a second factor of a company',
      widget: employeesWidget,
      roles: ['ROLE_FLEET_MANAGER'],
      answers: {
        getSecondFactorDemand: {
          isDemanded: true,
          changedAt: null,
          changedBy: null,
          hasOwnFactor: true,
          people: { total: 14, withFactor: 9 },
          needsPassword: false,
        },
      },
      operation: 'updateSecondFactorDemand',
      send: async (shown) => {
        await press(shown, 'Nicht mehr verlangen');
        const dialog = await part(shown, 'dialog');
        await userEvent.click(await vi.waitUntil(() => dialog.querySelector('[part~=confirm]')));
      },
    },
  ],
  'session/forget-password/request-link.tsx': [
    {
      what: 'requesting a link',
      widget: forgetPasswordWidget,
      operation: 'requestPasswordReset',
      send: async (shown) => {
        await vi.waitUntil(() => shown.shadow.querySelector('[name=email]'));
        type(shown, 'email', 'maren@nordwind.example');
        await press(shown, 'Link anfordern');
      },
    },
  ],
  'session/forget-password/choose-password.tsx': [
    {
      what: 'setting a password by a link',
      widget: forgetPasswordWidget,
      props: { token: invitationToken },
      operation: 'changePassword',
      send: async (shown) => {
        await vi.waitUntil(() => shown.shadow.querySelector('[name=newPassword]'));
        type(shown, 'newPassword', 'drei Wolken über Altona');
        await press(shown, 'Passwort speichern');
      },
    },
  ],
  'session/activate-invitation/invited.tsx': [
    {
      what: 'creating the account of an invitation',
      widget: activateInvitationWidget,
      props: { token: invitationToken },
      answers: { getInvitation: invitation },
      operation: 'registerUser',
      send: async (shown) => {
        await fillPerson(shown);
        await press(shown, 'Konto aktivieren');
      },
    },
  ],
  'session/activate-invitation/register.tsx': [
    {
      what: 'a registration',
      widget: activateInvitationWidget,
      operation: 'registerUser',
      send: async (shown) => {
        await fillPerson(shown);
        type(shown, 'customerNumber', 'K-10042');
        type(shown, 'email', 'neu@nordwind.example');
        await press(shown, 'Registrieren');
      },
    },
  ],
  'tickets/create-ticket/ticket-form.tsx': [
    {
      what: 'a ticket',
      widget: createTicketWidget,
      operation: 'createTicket',
      send: async (shown) => {
        await userEvent.selectOptions(await shown.screen.findByLabelText(/Thema/), 'invoice');
        type(shown, 'subject', 'Skonto fehlt');
        type(shown, 'description', 'Bitte prüfen.');
        await press(shown, 'Ticket senden');
      },
    },
  ],
  'tickets/ticket/comment-form.tsx': [
    {
      what: 'an answer in a ticket',
      widget: ticketWidget,
      props: aTicket,
      operation: 'createTicketComment',
      send: async (shown) => {
        await userEvent.type(await shown.screen.findByLabelText('Ihre Antwort'), 'Bis wann?');
        await press(shown, 'Antwort senden');
      },
    },
  ],
  'tickets/ticket/ticket-edit.tsx': [
    {
      what: 'editing a ticket',
      widget: ticketWidget,
      props: aTicket,
      operation: 'updateTicket',
      send: async (shown) => {
        await userEvent.click(await part(shown, 'edit'));
        await press(shown, 'Speichern');
      },
    },
  ],
  'tickets/ticket/ticket-files.tsx': [
    {
      what: 'a file for a ticket',
      widget: ticketWidget,
      props: aTicket,
      operation: 'uploadTicketFile',
      send: async (shown) => {
        await userEvent.click(await shown.screen.findByText('Dateien hinzufügen'));
        const [field] = await shown.screen.findAllByLabelText('Datei wählen');
        await userEvent.upload(field as HTMLElement, aPhoto());
        await press(shown, 'Dateien senden');
      },
    },
  ],
  'tickets/ticket/ticket-message.tsx': [
    {
      what: 'editing an answer',
      widget: ticketWidget,
      props: aTicket,
      operation: 'updateTicketComment',
      send: async (shown) => {
        await userEvent.click(
          await vi.waitUntil(() => shown.shadow.querySelector('[part=message] [part~=edit]')),
        );
        await press(shown, 'Speichern');
      },
    },
  ],
  'tickets/ticket/use-file-actions.tsx': [
    {
      what: 'replacing a file',
      widget: ticketWidget,
      props: aTicket,
      operation: 'replaceTicketFile',
      send: async (shown) => {
        const field = await vi.waitUntil(() =>
          shown.shadow.querySelector<HTMLInputElement>('[part=files] input[type=file]'),
        );
        await userEvent.upload(field, aPhoto());
      },
    },
  ],
  'tickets/ticket/use-ticket-change.ts': [
    {
      what: 'solving a ticket',
      widget: ticketWidget,
      props: aTicket,
      operation: 'updateTicket',
      send: (shown) => press(shown, 'Als gelöst melden'),
    },
  ],
  'use-cases/use-cases/answer-form.tsx': [
    {
      what: 'an answer to a question about a request',
      widget: useCasesWidget,
      props: { openId: askedExample.id },
      answers: {
        listUseCases: { ...overviewExample, submissions: [askedExample] },
        getSubmission: askedExample,
      },
      operation: 'answerSubmission',
      send: async (shown) => {
        await userEvent.type(await shown.screen.findByRole('textbox', { name: /Ihre Antwort/ }), 'Mir.');
        await press(shown, 'Antwort senden');
      },
    },
  ],
  'use-cases/mileage-status-report/mileage-status-report.ts': [
    {
      what: 'a self-service request, by the form of all requests',
      widget: useCaseWidget,
      props: { kind: 'mileage-status-report' },
      operation: 'submitMileageStatusReport',
      send: async (shown) => {
        await userEvent.click(await shown.screen.findByRole('radio', { name: /HH-NW 204E/ }));
        await press(shown, 'Weiter');
        await userEvent.type(
          await shown.screen.findByLabelText(/^Kilometerstand/, { selector: 'input' }),
          '48.950',
        );
        await press(shown, 'Weiter');
        await userEvent.upload(await shown.screen.findByLabelText('Datei wählen'), aPhoto());
        await press(shown, 'Weiter zur Prüfung');
        await press(shown, 'Verbindlich einreichen');
      },
    },
  ],
};
/** Files drawn and sent by `use-case-form`, like the request above; it also checks the values before sending. */
const likeTheMileage = /^use-cases\/(?!use-case-form\/use-case)[\w-]+\/[\w-]+\.ts$/;

const sources = import.meta.glob<string>(
  ['../features/**/*.{ts,tsx}', '!**/*.css.ts', '!**/*.test.{ts,tsx}'],
  {
    eager: true,
    import: 'default',
    query: '?raw',
  },
);
const isEffect = (name: string) => contract[name as OperationName]?.effect !== 'read' && name in contract;
const sending = Object.entries(sources)
  .filter(([path]) => !/\.(test|example|manifest)\.|fixture/.test(path))
  .filter(([, source]) =>
    [...source.matchAll(/(?:call|useMutation)\(\s*'(\w+)'/g)].some(([, name = '']) => isEffect(name)),
  )
  .map(([path]) => path.replace('../features/', ''));

beforeEach(() => {
  const haveNone = havePasskeys();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return () => {
    haveNone();
    vi.restoreAllMocks();
  };
});

describe('a send without an answer says that nothing is lost or sent twice', () => {
  it('covers every file that sends', () => {
    expect(sending.length).toBeGreaterThan(8);
    expect(sending.filter((path) => !(path in senders) && !likeTheMileage.test(path))).toEqual([]);
  });

  const all = Object.values(senders).flat();
  it.each(all.map((sender) => [sender.what, sender] as const))(
    '%s',
    async (_, { widget, props, operation, send, ...own }) => {
      const { roles = widget === loginWidget ? null : ['ROLE_SHOP', 'ROLE_USE_CASES'] } = own;
      const given = { roles, answers: { ...answers, ...own.answers }, ...(props && { props }) };
      const shown = await showWidget(widget, given as never);
      shown.api.respond(operation, () => {
        throw new TypeError('Failed to fetch');
      });
      await send(shown);
      await vi.waitFor(() => expect(shown.text()).toMatch(sentence));
    },
  );
});
