/** For `@foyer/elements` and `@foyer/testing`; not part of the public API. */
export { features } from './features/features.ts';
export { baseMessages } from './i18n/base.messages.ts';
export { firstMessages } from './i18n/first/first.messages.ts';
export { FoyerProvider } from './provider/foyer-provider.tsx';
export { countStates, type StateListener } from './widget/count-states.ts';
export { createWidgetComponent, eventPropName } from './widget/create-widget-component.tsx';
export * from './widget/define-widget.ts';
export type { LightWidget } from './widget/light-widget.ts';
export * from './widget/mount-widget.tsx';
export type { NamedPart, PartSpec } from './widget/part-texts.ts';
export type { Published, PublishedText } from './widget/published.ts';
export type { NamedSlot, SlotName } from './widget/slot-specs.ts';
export { toCamelCase } from './widget/to-camel-case.ts';
export { WidgetFrame, type WidgetFrameProps } from './widget/widget-frame.tsx';
export { WidgetHost } from './widget/widget-host.tsx';
