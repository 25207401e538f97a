import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

/** Detail of the event `foyer-signed-in`. */
export interface SignedInDetail {
  readonly mode: string | null;
  readonly modes: readonly string[];
}

export const loginWidget = defineWidget({
  tag: 'login',
  name: 'Login',
  summary: 'Sign-in with user name and password; shows who is signed in afterwards',
  status: 'stable',
  access: 'public',
  attributes: {
    autofocus: {
      type: 'boolean',
      description: 'Puts the focus into the first field once it is there',
      default: false,
    },
    'return-to': {
      type: 'string',
      description: 'Path of the host page to go to after signing in; the remembered place, else home',
    },
  },
  sample: {},
  shows: ['login', 'login-oauth2'],
  states: [],
  events: {
    'signed-in': defineEvent<SignedInDetail>({
      description: 'Somebody signed in. Prevent it to stay on this page.',
      detail: '{ mode: string | null; modes: readonly string[] }',
      cancelable: true,
    }),
    'signed-out': defineEvent<undefined>({
      description: 'The user signed out.',
      detail: 'undefined',
    }),
    navigate: navigateEvent,
  },
  slots: ['footer'],
  parts: {
    login: 'The sign-in as a whole.',
    logo: true,
    title: true,
    notice: true,
    form: true,
    'form-error': true,
    field: true,
    input: true,
    button: 'A button; the one that signs in is the first.',
    forgotten: 'The link for who has forgotten the password.',
    link: true,
    'demo-accounts': 'The accounts of the demo.',
    passkey: 'The button that signs in with a passkey.',
    submit: true,
    'other-way': 'The button that takes another second factor.',
    back: true,
    kind: 'A second factor that one can choose to set up.',
    setup: true,
    qr: true,
    secret: true,
    copy: true,
    recovery: true,
    'recovery-codes': true,
    save: true,
    print: true,
    done: true,
  },
  minBlockSize: '432px',
  inlineSize: '400px',
  load: () => import('./login/login.tsx').then((module) => module.Login),
  messages: () => import('./login/login.messages.ts').then((module) => module.loginMessages),
  hasOwnWords: true,
});

export const forgetPasswordWidget = defineWidget({
  tag: 'forget-password',
  name: 'ForgetPassword',
  summary: 'Asks for a link to choose a new password, and takes the new one of who followed it',
  status: 'stable',
  access: 'public',
  attributes: {
    token: {
      type: 'string',
      description: 'The secret of the link in the mail; without it a link is asked for',
    },
  },
  sample: {},
  shows: ['forget-password'],
  states: [],
  events: {
    'password-changed': defineEvent<undefined>({
      description: 'The password is another one now.',
      detail: 'undefined',
    }),
    navigate: navigateEvent,
  },
  slots: ['heading', 'footer'],
  parts: {
    'forget-password': 'The widget as a whole.',
    logo: true,
    title: true,
    form: true,
    'form-error': true,
    field: true,
    input: true,
    strength: true,
    submit: true,
    link: true,
  },
  minBlockSize: '380px',
  load: () => import('./forget-password/forget-password.tsx').then((module) => module.ForgetPassword),
  messages: () =>
    import('./forget-password/forget-password.messages.ts').then((module) => module.forgetPasswordMessages),
});

export const activateInvitationWidget = defineWidget({
  tag: 'activate-invitation',
  name: 'ActivateInvitation',
  summary: 'Makes an account of the invitation of a link; without one, registering with a customer number',
  status: 'stable',
  access: 'public',
  attributes: {
    token: {
      type: 'string',
      description: 'The secret of the link in the mail; without it somebody registers',
    },
  },
  sample: {},
  shows: ['activate-invitation'],
  states: [],
  events: {
    activated: defineEvent<undefined>({
      description: 'The account is there; who was invited can sign in.',
      detail: 'undefined',
    }),
    registered: defineEvent<undefined>({
      description: 'Somebody registered and waits to be accepted, or hears by mail why not.',
      detail: 'undefined',
    }),
    navigate: navigateEvent,
  },
  slots: ['heading', 'footer'],
  parts: {
    'activate-invitation': 'The widget as a whole.',
    logo: true,
    title: true,
    notice: true,
    invitation: 'Who invites, and into which company.',
    form: true,
    'form-error': true,
    field: true,
    input: true,
    strength: true,
    submit: true,
    link: true,
  },
  // the page of an invalid link and the confirmation are short
  minBlockSize: '320px',
  waitingBlockSize: '860px',
  load: () =>
    import('./activate-invitation/activate-invitation.tsx').then((module) => module.ActivateInvitation),
  messages: () =>
    import('./activate-invitation/activate-invitation.messages.ts').then(
      (module) => module.activateInvitationMessages,
    ),
});

export const sessionFeature = defineFeature({
  name: 'session',
  widgets: [loginWidget, forgetPasswordWidget, activateInvitationWidget],
});
