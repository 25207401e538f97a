import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { portalWidget } from './portal.manifest.ts';

/**
 * The whole portal in one place of a page. It is apart from `index.ts`, because its frame draws the widgets there: bundlers keep the code of every
 * widget where one of them leads back to itself.
 */
export const Portal = /* @__PURE__ */ createWidgetComponent(portalWidget);
export type { NavigatedDetail } from './portal.manifest.ts';
