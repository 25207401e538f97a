import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { portalWidget } from './portal.manifest.ts';

/**
 * The whole portal in one place of a page. It is separate from `index.ts`, because its frame draws the widgets exported there: with an import
 * cycle bundlers keep the code of every widget.
 */
export const Portal = /* @__PURE__ */ createWidgetComponent(portalWidget);
export type { NavigatedDetail } from './portal.manifest.ts';
