import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

/** What `foyer-signed-in` carries. */
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
  parts: [
    'login',
    'logo',
    'title',
    'notice',
    'form',
    'form-error',
    'field',
    'input',
    'button',
    'forgotten',
    'link',
    'demo-accounts',
  ],
  minBlockSize: '432px',
  inlineSize: '400px',
  load: () => import('./login/login.tsx').then((module) => module.Login),
  messages: () => import('./login/login.messages.ts').then((module) => module.loginMessages),
  hasOwnWords: true,
});

export const sessionFeature = defineFeature({
  name: 'session',
  widgets: [loginWidget],
});
