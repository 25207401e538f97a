import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import {
  companySwitchWidget,
  languageSwitchWidget,
  sideMenuWidget,
  userMenuWidget,
} from './environment.manifest.ts';

/** The portal's menu. */
export const SideMenu = createWidgetComponent(sideMenuWidget);
// marked as pure, so that bundlers can drop the widgets that a portal does not use
/** The company the user acts for, and the choice of another. */
export const CompanySwitch = /* @__PURE__ */ createWidgetComponent(companySwitchWidget);
/** The language of all widgets, and the choice of another. */
export const LanguageSwitch = /* @__PURE__ */ createWidgetComponent(languageSwitchWidget);
/** The signed-in user, with sign-out. */
export const UserMenu = /* @__PURE__ */ createWidgetComponent(userMenuWidget);
export { useMenuCollapsed } from './side-menu/use-menu-collapsed.ts';
