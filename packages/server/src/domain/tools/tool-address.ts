import { type ToolPageId, toolPageIds, toolPages } from '@foyer/contract';
import type { Brand } from '../branding/brands.repo.ts';

/** The addresses of a brand's tools, as its row has them. */
export type BrandTools = Pick<Brand, 'knowledgePlatformUrl' | 'smartConnectUrl' | 'reservationToolUrl'>;

/**
 * Where a brand's tool is: an address of its own, or a path such as `/foyer/smart-connect/` at the tools of this server. Null where it has none.
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

/** All of them, by the names of the environment. */
export const toolAddresses = (brand: BrandTools, toolsUrl: string | undefined): BrandTools => ({
  knowledgePlatformUrl: toolAddress(brand, 'KNOWLEDGE-PLATFORM', toolsUrl),
  smartConnectUrl: toolAddress(brand, 'CHARGING-SMART-CONNECT', toolsUrl),
  reservationToolUrl: toolAddress(brand, 'RESERVATION-TOOL', toolsUrl),
});

/** Where a tool takes its codes. */
export const callbackOf = (address: string): string => new URL('callback', address).href;

/** The page of a client's name; null for any other. */
export const pageOfClient = (clientId: string): ToolPageId | null =>
  toolPageIds.find((page) => toolPages[page].client === clientId) ?? null;
