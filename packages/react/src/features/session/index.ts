import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { loginWidget } from './session.manifest.ts';

/** Sign-in with e-mail address and password. */
export const Login = createWidgetComponent(loginWidget);
