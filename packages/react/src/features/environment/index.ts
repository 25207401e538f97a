import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import {
  companySwitchWidget,
  languageSwitchWidget,
  sideMenuWidget,
  userMenuWidget,
} from './environment.manifest.ts';

/** The portal's menu. */
export const SideMenu = createWidgetComponent(sideMenuWidget);
/** The company somebody acts for, and the choice of another. */
export const CompanySwitch = createWidgetComponent(companySwitchWidget);
/** The language of all widgets, and the choice of another. */
export const LanguageSwitch = createWidgetComponent(languageSwitchWidget);
/** Who is signed in, and the way out. */
export const UserMenu = createWidgetComponent(userMenuWidget);
export { useMenuCollapsed } from './side-menu/use-menu-collapsed.ts';
