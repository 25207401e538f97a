import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import {
  companySwitchWidget,
  languageSwitchWidget,
  sideMenuWidget,
  userMenuWidget,
} from './environment.manifest.ts';
import { portalWidget } from './portal.manifest.ts';

/** The portal's menu. */
export const SideMenu = createWidgetComponent(sideMenuWidget);
// pure, so that a portal which has none of them does not carry their code
/** The company somebody acts for, and the choice of another. */
export const CompanySwitch = /* @__PURE__ */ createWidgetComponent(companySwitchWidget);
/** The language of all widgets, and the choice of another. */
export const LanguageSwitch = /* @__PURE__ */ createWidgetComponent(languageSwitchWidget);
/** Who is signed in, and the way out. */
export const UserMenu = /* @__PURE__ */ createWidgetComponent(userMenuWidget);
export { useMenuCollapsed } from './side-menu/use-menu-collapsed.ts';
/** The whole portal in one place of a page. */
export const Portal = /* @__PURE__ */ createWidgetComponent(portalWidget);
export type { NavigatedDetail } from './portal.manifest.ts';
