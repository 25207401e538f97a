import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { portalWidget } from './portal.manifest.ts';

/** The whole portal in one place of a page. */
export const Portal = /* @__PURE__ */ createWidgetComponent(portalWidget);
export type { NavigatedDetail } from './portal.manifest.ts';
