import type { FeatureSpec } from '../widget/define-widget.ts';
import { plainFeatures } from './plain-features.ts';
import { portalFeature } from './portal/portal.manifest.ts';

export { manifestText } from '../widget/manifest-text.ts';
export { type ShownRoute, widgetOfScreen } from './plain-features.ts';

/** Every feature there is; elements, typings, docs and tests follow it. */
export const features: readonly FeatureSpec[] = [...plainFeatures, portalFeature];
