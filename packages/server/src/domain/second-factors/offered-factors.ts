import type { SecondFactorKind } from '@foyer/contract/second-factors/second-factor-kinds';
import type { Config } from '../../config.ts';
import { describeBrowser } from '../../security/describe-browser.ts';
import { passkeyHost } from './passkey-site.ts';

/** What may be set up on this server. */
export const offeredFactors = (config: Pick<Config, 'publicUrl'>): SecondFactorKind[] =>
  passkeyHost(config) === null ? ['totp'] : ['totp', 'passkey'];

/** What a passkey is called whose owner does not say: the browser it was made in. */
export function passkeyName(userAgent: string | null): string {
  const { browser, system } = describeBrowser(userAgent);
  return [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
