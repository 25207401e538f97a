import { type PortalRouteName, portalRoutes } from '@foyer/contract';
import type { Config } from '../../config.ts';

/** Screen of the portal in a brand and locale. */
interface Screen {
  readonly route: PortalRouteName;
  readonly locale: string;
  readonly brand: string;
}

/** Returns the address of a screen, at the configured public URL, never at the host that a request names. */
export const portalAddress = (
  { publicUrl, defaultBrand }: Pick<Config, 'publicUrl' | 'defaultBrand'>,
  { route, locale, brand }: Screen,
): string =>
  [publicUrl, locale, ...(brand === defaultBrand ? [] : [brand]), portalRoutes[route].path].join('/');

/**
 * Returns a link that contains a secret. The secret is in the fragment, which browsers do not send to servers, so that it appears in no
 * log and no referrer.
 */
export const secretAddress = (
  config: Pick<Config, 'publicUrl' | 'defaultBrand'>,
  screen: Screen,
  secret: string,
): string => `${portalAddress(config, screen)}#token=${secret}`;
