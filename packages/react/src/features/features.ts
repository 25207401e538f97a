import type { FeatureSpec } from '../widget/define-widget.ts';
import { environmentFeature } from './environment/environment.manifest.ts';
import { portalWidget } from './environment/portal.manifest.ts';
import { plainFeatures } from './registry.ts';

export type { Screen, ScreenSize } from '../screens/define-screen.ts';
export type { FirstRead } from '../screens/first-read.ts';
export { manifestText } from '../widget/manifest-text.ts';
export type { ShownRoute } from './registry.ts';
export { screens } from './screens.ts';

/**
 * Every feature there is, with all its widgets; elements, typings, docs and tests follow it. The portal as one element draws what is in
 * the registry, so it comes to its feature here: a list that it is in and draws from is a circle, which a bundler keeps as a whole.
 */
export const features: readonly FeatureSpec[] = plainFeatures.map((feature) =>
  feature === environmentFeature ? { ...feature, widgets: [...feature.widgets, portalWidget] } : feature,
);
