import type { SecondFactorKind } from '@foyer/contract/second-factors/second-factor-kinds';
import type { Config } from '../../config.ts';
import { describeBrowser } from '../../security/describe-browser.ts';
import { passkeyHost } from './passkey-site.ts';

/** Returns the kinds of factors that can be set up on this server. */
export const offeredFactors = (config: Pick<Config, 'publicUrl'>): SecondFactorKind[] =>
  passkeyHost(config) === null ? ['totp'] : ['totp', 'passkey'];

/** Returns the default name of a passkey: the browser in which it was made. */
export function passkeyName(userAgent: string | null): string {
  const { browser, system } = describeBrowser(userAgent);
  return [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
