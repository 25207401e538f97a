import type { FeatureSpec } from '../widget/define-widget.ts';
import { environmentFeature } from './environment/environment.manifest.ts';
import { sessionFeature } from './session/session.manifest.ts';

/** Every feature there is. One of the three lists kept by hand; elements, typings, docs and tests follow it. */
export const features: readonly FeatureSpec[] = [sessionFeature, environmentFeature];
