import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

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
  parts: [
    'change-password',
    'title',
    'form',
    'form-error',
    'field',
    'input',
    'reveal',
    'strength',
    'submit',
    'confirmation',
    'link',
  ],
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
  parts: [
    'profile',
    'title',
    'section',
    'form',
    'form-error',
    'field',
    'input',
    'submit',
    'list',
    'device',
    'end',
    'end-others',
    'download',
    'factor',
    'rename',
    'remove',
    'add-passkey',
    'add-app',
    'renew-codes',
    'dialog',
    'confirm',
    'setup',
    'qr',
    'secret',
    'copy',
    'recovery',
    'recovery-codes',
    'save',
    'print',
    'done',
  ],
  minBlockSize: '1600px',
  load: () => import('./profile/profile.tsx').then((module) => module.Profile),
  messages: () => import('./profile/profile.messages.ts').then((module) => module.profileMessages),
});

/** One's own account. */
export const profileFeature = defineFeature({
  name: 'profile',
  widgets: [profileWidget, changePasswordWidget],
});
