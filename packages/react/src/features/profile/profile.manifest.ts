import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const changePasswordWidget = defineWidget({
  tag: 'change-password',
  name: 'ChangePassword',
  summary: 'A new password, by the one so far; every other sign-in of the account ends.',
  status: 'stable',
  access: 'signedIn',
  attributes: {},
  sample: {},
  shows: ['profile'],
  states: [],
  events: {
    'password-changed': defineEvent<undefined>({
      description: 'The password is another one now.',
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
    "One's own account: name, language, password, second factors, signed-in devices, which mails one gets, and all that is kept as a file.",
  status: 'stable',
  access: 'signedIn',
  attributes: {},
  sample: {},
  shows: ['profile'],
  states: ['error'],
  events: {
    'password-changed': defineEvent<undefined>({
      description: 'The password is another one now.',
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
    section: 'A part of the account: name, language, password, devices.',
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
    factor: 'A second factor: a passkey or an app.',
    rename: 'The button that gives a second factor another name.',
    remove: 'The button that takes a second factor away.',
    'add-passkey': 'The button for a new passkey.',
    'add-app': 'The button for a new app.',
    'renew-codes': 'The button for new recovery codes.',
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
