import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const changePasswordWidget = defineWidget({
  tag: 'change-password',
  name: 'ChangePassword',
  summary: 'Changes the password after checking the current one; signs out all other devices of the account.',
  status: 'stable',
  access: 'signedIn',
  attributes: {},
  sample: {},
  shows: ['profile'],
  states: [],
  events: {
    'password-changed': defineEvent<undefined>({
      description: 'The password was changed.',
      detail: 'undefined',
    }),
    navigate: navigateEvent,
  },
  slots: ['heading'],
  parts: {
    'change-password': 'The widget as a whole.',
    title: true,
    form: true,
    'form-error': true,
    field: true,
    input: true,
    reveal: 'The button that shows the passwords.',
    strength: true,
    submit: true,
    confirmation: true,
    link: true,
  },
  minBlockSize: '420px',
  load: () => import('./change-password/change-password.tsx').then((module) => module.ChangePassword),
  messages: () =>
    import('./change-password/change-password.messages.ts').then((module) => module.changePasswordMessages),
});

export const profileWidget = defineWidget({
  tag: 'profile',
  name: 'Profile',
  summary:
    "The user's own account: name, language, password, second factors, signed-in devices, e-mail settings, and a file with all stored personal data.",
  status: 'stable',
  access: 'signedIn',
  attributes: {},
  sample: {},
  shows: ['profile'],
  states: ['error'],
  events: {
    'password-changed': defineEvent<undefined>({
      description: 'The password was changed.',
      detail: 'undefined',
    }),
    'locale-changed': defineEvent<{ locale: string }>({
      description: 'Another language was chosen.',
      detail: '{ locale: string }',
    }),
    navigate: navigateEvent,
  },
  slots: ['heading'],
  parts: {
    profile: 'The account as a whole.',
    title: true,
    section: 'A section of the account: name, language, password, devices.',
    form: true,
    'form-error': true,
    field: true,
    input: true,
    submit: true,
    list: true,
    device: 'A device that is signed in.',
    end: 'The button that signs a device out.',
    'end-others': 'The button that signs all other devices out.',
    download: true,
    factor: 'A second factor: a passkey or an authenticator app.',
    rename: 'The button that renames a second factor.',
    remove: 'The button that removes a second factor.',
    'add-passkey': 'The button that adds a passkey.',
    'add-app': 'The button that adds an authenticator app.',
    'renew-codes': 'The button that creates new recovery codes.',
    dialog: true,
    confirm: true,
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
  minBlockSize: '1600px',
  load: () => import('./profile/profile.tsx').then((module) => module.Profile),
  messages: () => import('./profile/profile.messages.ts').then((module) => module.profileMessages),
});

/** The user's own account. */
export const profileFeature = defineFeature({
  name: 'profile',
  widgets: [profileWidget, changePasswordWidget],
});
