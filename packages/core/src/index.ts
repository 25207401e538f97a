export { directionOf } from '@foyer/contract/direction';
export { languageName } from '@foyer/contract/language-name';
export { fallbackLanguage, type Language, languages } from '@foyer/contract/languages';
export type * from './api/call.ts';
export { newIdempotencyKey } from './api/idempotency-key.ts';
export { jsonText } from './api/json-text.ts';
export type { ApiError, Result } from './api/result.ts';
export { isPassing } from './api/retry.ts';
export { followFavicon } from './branding/follow-favicon.ts';
export { safeUrl } from './branding/safe-url.ts';
export type { SafeBranding } from './branding/sanitize-branding.ts';
export type * from './drafts/drafts.ts';
export { openDrafts } from './drafts/open-drafts.ts';
export { actsOnly } from './guard/acts-only.ts';
export { evaluateGuard, guardRules } from './guard/evaluate-guard.ts';
export { type ForcedPrompt, forcedPrompt } from './guard/forced-prompt.ts';
export type * from './guard/guard-types.ts';
export { type GuardDecision, runGuard } from './guard/run-guard.ts';
export type { RequestReport } from './host/begin-request.ts';
export {
  type PageSignIn,
  pageSignInEvent,
  putPageSignIn,
  type RunningPageSignIn,
  runningPageSignIn,
} from './host/page-sign-in.ts';
export { type ErrorReport, placeOf } from './host/report-failure.ts';
export { reasonOf, reportSession, type SessionReason, type SessionReport } from './host/session-report.ts';
export { signInByPage } from './host/sign-in-by-page.ts';
export { watchSession } from './host/watch-session.ts';
export * from './i18n/format.ts';
export * from './i18n/locale-code.ts';
export type * from './i18n/localisation.ts';
export * from './i18n/nearest-locale.ts';
export { pageLanguage } from './i18n/page-language.ts';
export * from './menu/visible-menu.ts';
export { withMock } from './mock/with-mock.ts';
export { goBackTo } from './navigation/go-back-to.ts';
export type * from './navigation/navigation-target.ts';
export { ownAddress } from './navigation/own-address.ts';
export { ownPath } from './navigation/own-path.ts';
export { isOwnApi, pageOrigin } from './navigation/page-origin.ts';
export type { PageQuery } from './navigation/page-query.ts';
export * from './navigation/portal-path.ts';
export type * from './options/sdk-options.ts';
export { keepCurrent } from './resources/keep-current.ts';
export type * from './resources/resource.ts';
export { shareStructure } from './resources/share-structure.ts';
export { watchStale } from './resources/watch-stale.ts';
export { aheadRead, type NamedRead } from './sdk/ahead-read.ts';
export { createSdk, getSdk } from './sdk/create-sdk.ts';
export { type InitialState, readInitialState } from './sdk/initial-state.ts';
export { type Ahead, type AheadRead, lookAhead } from './sdk/look-ahead.ts';
export { openSdk } from './sdk/open-sdk.ts';
export type * from './sdk/sdk.ts';
export { sdkKey } from './sdk/sdk-key.ts';
export { watchSdks } from './sdk/sdk-registry.ts';
export * from './session/acting-note.ts';
export type { ReturnPath } from './session/return-path.ts';
export { sendLoginAhead } from './session/send-login-ahead.ts';
export type { Session, SessionState, SignedInTokens } from './session/session.ts';
export type { SessionPlace } from './session/session-place.ts';
export { followStoredSession, type StoredSession } from './session/stored-session.ts';
export type { OpenStorage } from './storage/read-stored.ts';
export { createSafeStorage, type SafeStorage } from './storage/safe-storage.ts';
