export { type PortalRouteName, portalRoutes } from '@foyer/contract/permissions';
export * from '@foyer/core';
export { createThemeSheet } from '@foyer/core/theme';
export * from './features/environment/index.ts';
export * from './features/session/index.ts';
export * from './hooks.ts';
export { FoyerProvider, type FoyerProviderProps } from './provider/foyer-provider.tsx';
export type { WidgetComponentProps } from './widget/create-widget-component.tsx';
export type { NavigateDetail } from './widget/navigation.ts';
