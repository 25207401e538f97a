import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import type { BrandTexts } from './domain/branding/brand-texts.ts';
import type { SendingLimits } from './security/quotas.ts';

/** Everything that can be configured; `start/read-settings.ts` makes it from the environment and documents each variable. */
export interface Config {
  /** Whose list of allowed origins holds here. */
  readonly environment: DeploymentEnvironment;
  readonly mode: 'production' | 'development' | 'test';
  /** Demo data is loaded and its accounts may be shown. Refused in production. */
  readonly isDemo: boolean;
  /** Where people reach the portal, without a trailing slash: `http://localhost:4400`. */
  readonly publicUrl: string;
  /** The origin of the embedded tools that this server has itself, without a trailing slash. @default it serves none */
  readonly toolsUrl?: string | undefined;
  /** The brand of a portal whose address names none. */
  readonly defaultBrand: string;
  /** Who is told what customers ask and answer, where nobody of the service has made them an offer. @default nobody */
  readonly serviceEmail?: string | undefined;
  /** The private ES256 key as a JWK in JSON; signs the tokens. */
  readonly signingKey: string;
  /** The directory of the built portal, and of the built custom elements; null serves none. */
  readonly portalDir: string | null;
  readonly elementsDir: string | null;
  /** The store of the elements' released versions (docs/versions.md). @default none */
  readonly releasesDir?: string | null;
  /** Texts in the place of the product's own. @default none */
  readonly brandTexts?: BrandTexts;
  /** Attempts to sign in that one network address (an IPv6 /64 counts as one) may make in a minute. */
  readonly loginsPerMinute: number;
  /** Sign-ins that one network may fail in an hour, on whatever accounts. */
  readonly failedLoginsPerHour: number;
  /** What one user may send, and all users of a company together. */
  readonly limits: { readonly user: SendingLimits; readonly company: SendingLimits };
  /** How many proxies in front may be believed about the caller's address. */
  readonly trustedProxies: number;
}
