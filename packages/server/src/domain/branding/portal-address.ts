import { type PortalRouteName, portalRoutes } from '@foyer/contract';
import type { Config } from '../../config.ts';

/** A screen of the portal as somebody's brand and language have it. */
interface Screen {
  readonly route: PortalRouteName;
  readonly locale: string;
  readonly brand: string;
}

/** The address of a screen: of the configured portal, never of the host that a request names. */
export const portalAddress = (
  { publicUrl, defaultBrand }: Pick<Config, 'publicUrl' | 'defaultBrand'>,
  { route, locale, brand }: Screen,
): string =>
  [publicUrl, locale, ...(brand === defaultBrand ? [] : [brand]), portalRoutes[route].path].join('/');

/**
 * A link that works for whoever has it. Its secret stands behind the `#`: browsers send that to no server, so that it is in
 * nobody's log and no referrer.
 */
export const secretAddress = (
  config: Pick<Config, 'publicUrl' | 'defaultBrand'>,
  screen: Screen,
  secret: string,
): string => `${portalAddress(config, screen)}#token=${secret}`;
