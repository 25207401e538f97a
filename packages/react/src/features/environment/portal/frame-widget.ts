import { componentOf } from '../../../portal/component-of.ts';
import type { WidgetComponent } from '../../../widget/create-widget-component.tsx';
import type { WidgetSpec } from '../../../widget/define-widget.ts';
import { widgetOfTag } from '../../registry.ts';

/** The component of a widget that stands around a screen, by its tag without prefix: always the same one. */
export const frameWidget = (tag: string): WidgetComponent<WidgetSpec> => componentOf(widgetOfTag(tag));
