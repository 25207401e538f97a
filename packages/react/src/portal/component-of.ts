import { createWidgetComponent, type WidgetComponent } from '../widget/create-widget-component.tsx';
import type { WidgetSpec } from '../widget/define-widget.ts';

const made = new WeakMap<WidgetSpec, WidgetComponent<WidgetSpec>>();

/** Returns the React component of a widget, always the same one. The widget's code is loaded when the component is drawn. */
export function componentOf(widget: WidgetSpec): WidgetComponent<WidgetSpec> {
  const cached = made.get(widget);
  if (cached) return cached;
  const component = createWidgetComponent<WidgetSpec>(widget as never);
  made.set(widget, component);
  return component;
}
