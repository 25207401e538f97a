import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { changePasswordWidget, profileWidget } from './profile.manifest.ts';

/** Changes the password of the account. */
export const ChangePassword = createWidgetComponent(changePasswordWidget);

/** The user's own account, in sections. */
export const Profile = createWidgetComponent(profileWidget);
