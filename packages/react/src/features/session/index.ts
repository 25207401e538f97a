import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { loginWidget } from './session.manifest.ts';

/** Sign-in with user name (an e-mail address or not) and password. */
export const Login = createWidgetComponent(loginWidget);
