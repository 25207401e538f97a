import { createWidgetComponent, type WidgetComponent } from '../../../widget/create-widget-component.tsx';
import type { WidgetSpec } from '../../../widget/define-widget.ts';
import { plainFeatures } from '../../registry.ts';

const made = new Map<string, WidgetComponent<WidgetSpec>>();

/** The component of any widget, by its tag without prefix: always the same one. Its code comes when it is drawn. */
export function componentOf(tag: string): WidgetComponent<WidgetSpec> {
  const known = made.get(tag);
  if (known) return known;
  const widget = plainFeatures.flatMap(({ widgets }) => widgets).find((each) => each.tag === tag);
  if (!widget) throw new Error(`There is no widget ${tag}.`);
  const component = createWidgetComponent<WidgetSpec>(widget as never);
  made.set(tag, component);
  return component;
}
