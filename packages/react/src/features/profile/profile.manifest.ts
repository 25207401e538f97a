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

/** One's own account. */
export const profileFeature = defineFeature({ name: 'profile', widgets: [changePasswordWidget] });
