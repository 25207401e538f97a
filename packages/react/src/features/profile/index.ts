import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { changePasswordWidget, profileWidget } from './profile.manifest.ts';

/** A new password, by the one so far. */
export const ChangePassword = createWidgetComponent(changePasswordWidget);

/** One's own account, in sections. */
export const Profile = createWidgetComponent(profileWidget);
