import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { sideMenuWidget } from './environment.manifest.ts';

/** The portal's menu. */
export const SideMenu = createWidgetComponent(sideMenuWidget);
export { useMenuCollapsed } from './side-menu/use-menu-collapsed.ts';
