import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { changePasswordWidget } from './profile.manifest.ts';

/** A new password, by the one so far. */
export const ChangePassword = createWidgetComponent(changePasswordWidget);
