/** For `@foyer/elements` and `@foyer/testing`; not part of the public API. */
export { features } from './features/features.ts';
export { baseMessages } from './i18n/base.messages.ts';
export { firstMessages } from './i18n/first/first.messages.ts';
export { FoyerProvider } from './provider/foyer-provider.tsx';
export { createWidgetComponent, eventPropName } from './widget/create-widget-component.tsx';
export * from './widget/define-widget.ts';
export * from './widget/loading/mount-widget.tsx';
export type { NamedPart, PartSpec } from './widget/manifest/part-texts.ts';
export type { Published, PublishedText } from './widget/manifest/published.ts';
export type { NamedSlot, SlotName } from './widget/manifest/slot-specs.ts';
export { WidgetFrame, type WidgetFrameProps } from './widget/widget-frame.tsx';
export { WidgetHost } from './widget/widget-host.tsx';
