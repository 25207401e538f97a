import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { toolWidget } from './tools.manifest.ts';

/** An external tool embedded in a frame. */
export const Tool = createWidgetComponent(toolWidget);
