import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import type { BrandTexts } from './domain/branding/brand-texts.ts';
import type { SendingLimits } from './security/quotas.ts';

/** The server's configuration; `start/read-settings.ts` reads it from the environment and documents each variable. */
export interface Config {
  /** Environment whose list of allowed origins applies. */
  readonly environment: DeploymentEnvironment;
  readonly mode: 'production' | 'development' | 'test';
  /** Whether demo data is loaded and its accounts may be shown. Refused in production. */
  readonly isDemo: boolean;
  /** Address of the portal for its users, without a trailing slash: `http://localhost:4400`. */
  readonly publicUrl: string;
  /** Origin of brands' tools whose address is a path, without a trailing slash. @default tools whose address is a path are not offered */
  readonly toolsUrl?: string | undefined;
  /** Brand of a portal whose address names none. */
  readonly defaultBrand: string;
  /** Address for mails about requests and registrations that no employee is responsible for yet. @default these mails are not sent */
  readonly serviceEmail?: string | undefined;
  /** Private ES256 key that signs the tokens, as a JWK in JSON. */
  readonly signingKey: string;
  /** Directories of the built portal and of the built custom elements; null serves none. */
  readonly portalDir: string | null;
  readonly elementsDir: string | null;
  /** Store of the elements' released versions (docs/versions.md). @default none */
  readonly releasesDir?: string | null;
  /** Texts that replace the product's own. @default none */
  readonly brandTexts?: BrandTexts;
  /** Sign-in attempts per minute from one network address; an IPv6 /64 counts as one address. */
  readonly loginsPerMinute: number;
  /** Failed sign-ins per hour from one network, over all accounts. */
  readonly failedLoginsPerHour: number;
  /** Sending limits of one user, and of all users of a company together. */
  readonly limits: { readonly user: SendingLimits; readonly company: SendingLimits };
  /** Number of proxies in front whose statement of the caller's address (`X-Forwarded-For`) is trusted. */
  readonly trustedProxies: number;
}
