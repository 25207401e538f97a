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
  summary: 'Sign-in with user name and password; shows the signed-in user afterwards',
  status: 'stable',
  access: 'public',
  attributes: {
    autofocus: {
      type: 'boolean',
      description: 'Focuses the first field once it is drawn',
      default: false,
    },
    'return-to': {
      type: 'string',
      description:
        'Path of the host page to open after signing in. Without it the page the user wanted, else the home page',
    },
  },
  sample: {},
  shows: ['login', 'login-oauth2'],
  states: [],
  events: {
    'signed-in': defineEvent<SignedInDetail>({
      description: 'The user signed in. Call `preventDefault()` to stay on this page.',
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
    forgotten: 'The link to reset a forgotten password.',
    link: true,
    'demo-accounts': 'The accounts of the demo.',
    passkey: 'The button that signs in with a passkey.',
    submit: true,
    'other-way': 'The button that switches to another second factor.',
    back: true,
    kind: 'A kind of second factor that can be set up.',
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
  minBlockSize: '468px',
  inlineSize: '400px',
  load: () => import('./login/login.tsx').then((module) => module.Login),
  messages: () => import('./login/login.messages.ts').then((module) => module.loginMessages),
  hasOwnWords: true,
});

export const forgetPasswordWidget = defineWidget({
  tag: 'forget-password',
  name: 'ForgetPassword',
  summary: 'Requests a link to reset the password, and sets the new password after the link was followed',
  status: 'stable',
  access: 'public',
  attributes: {
    token: {
      type: 'string',
      description: 'The secret of the link in the e-mail; without it the widget requests a link',
    },
  },
  sample: {},
  shows: ['forget-password'],
  states: [],
  events: {
    'password-changed': defineEvent<undefined>({
      description: 'The password was changed.',
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
  summary: 'Creates the account of an invitation link; without one, registers with a customer number',
  status: 'stable',
  access: 'public',
  attributes: {
    token: {
      type: 'string',
      description: 'The secret of the link in the e-mail; without it the widget shows the registration',
    },
  },
  sample: {},
  shows: ['activate-invitation'],
  states: [],
  events: {
    activated: defineEvent<undefined>({
      description: 'The account was created; the invited person can sign in.',
      detail: 'undefined',
    }),
    registered: defineEvent<undefined>({
      description: 'A registration was sent and waits for acceptance; an e-mail reports the result.',
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
    invitation: 'The inviting person and the company.',
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
