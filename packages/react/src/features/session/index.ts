import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { activateInvitationWidget, forgetPasswordWidget, loginWidget } from './session.manifest.ts';

/** Sign-in with user name (an e-mail address or not) and password. */
export const Login = createWidgetComponent(loginWidget);
/** Requests a link for a new password, and sets the password. */
export const ForgetPassword = createWidgetComponent(forgetPasswordWidget);
/** Activates an invitation, or registers without one. */
export const ActivateInvitation = createWidgetComponent(activateInvitationWidget);
