import { type ToolPageId, toolPageIds, toolPages } from '@foyer/contract';
import type { Brand } from '../branding/brands.repo.ts';

/** Addresses of a brand's tools, as they are stored. */
export type BrandTools = Pick<Brand, 'knowledgePlatformUrl' | 'smartConnectUrl' | 'reservationToolUrl'>;

/**
 * Returns the address of a brand's tool: an absolute one, or a path such as `/foyer/smart-connect/` on the origin of `toolsUrl`. Null if
 * the brand has none.
 */
export function toolAddress(
  brand: BrandTools,
  page: ToolPageId,
  toolsUrl: string | undefined,
): string | null {
  const setting = brand[toolPages[page].address];
  if (!setting) return null;
  const url = setting.startsWith('/') ? toolsUrl && URL.parse(setting, toolsUrl) : URL.parse(setting);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Returns the addresses of all tools of a brand, by their names in `getEnvironment`. */
export const toolAddresses = (brand: BrandTools, toolsUrl: string | undefined): BrandTools => ({
  knowledgePlatformUrl: toolAddress(brand, 'KNOWLEDGE-PLATFORM', toolsUrl),
  smartConnectUrl: toolAddress(brand, 'CHARGING-SMART-CONNECT', toolsUrl),
  reservationToolUrl: toolAddress(brand, 'RESERVATION-TOOL', toolsUrl),
});

/** Returns the redirect URI at which a tool receives its authorization codes. */
export const callbackOf = (address: string): string => new URL('callback', address).href;

/** Returns the page of a client id; null for an unknown client. */
export const pageOfClient = (clientId: string): ToolPageId | null =>
  toolPageIds.find((page) => toolPages[page].client === clientId) ?? null;
