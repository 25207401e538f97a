export { type SafeBranding, safeUrl } from './branding/safe-branding.ts';
export * from './i18n/format.ts';
export * from './i18n/locale-code.ts';
export { createSdk } from './sdk/create-sdk.ts';
export * from './sdk/sdk.ts';
export { sdkKey } from './sdk/sdk-key.ts';
export { getSdk } from './sdk/sdk-registry.ts';
export type { WayBack } from './session/way-back.ts';
