import { defineScreen } from '../../screens/define-screen.ts';
import { activateInvitationWidget, forgetPasswordWidget, loginWidget } from './session.manifest.ts';

export const sessionScreens = [
  defineScreen('login', { widget: loginWidget, title: 'screens.login', size: 'entrance' }),
  defineScreen('login-oauth2', { widget: loginWidget, title: 'screens.login', size: 'entrance' }),
  // target of the link in a mail, like the invitation below
  defineScreen('forget-password', {
    widget: forgetPasswordWidget,
    title: 'screens.forget-password',
    size: 'entrance',
    props: ({ token }) => ({ token }),
  }),
  defineScreen('activate-invitation', {
    widget: activateInvitationWidget,
    title: 'screens.activate-invitation',
    size: 'form',
    props: ({ token }) => ({ token }),
  }),
];
