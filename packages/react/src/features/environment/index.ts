import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { environmentFeature, sideMenuWidget } from './environment.manifest.ts';

/** The portal's menu. */
export const SideMenu = createWidgetComponent(environmentFeature, sideMenuWidget);
export { useMenuCollapsed } from './side-menu/use-menu-collapsed.ts';
