import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { loginWidget, sessionFeature } from './session.manifest.ts';

/** Sign-in with e-mail address and password. */
export const Login = createWidgetComponent(sessionFeature, loginWidget);
