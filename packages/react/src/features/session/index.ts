import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { activateInvitationWidget, forgetPasswordWidget, loginWidget } from './session.manifest.ts';

/** Sign-in with user name (an e-mail address or not) and password. */
export const Login = createWidgetComponent(loginWidget);
/** A link to choose a new password, and the form behind it. */
export const ForgetPassword = createWidgetComponent(forgetPasswordWidget);
/** What becomes of an invitation, or registering without one. */
export const ActivateInvitation = createWidgetComponent(activateInvitationWidget);
