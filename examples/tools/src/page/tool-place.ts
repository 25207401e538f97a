/** The tools by their names in addresses. */
const clients = ['knowledge-platform', 'smart-connect', 'reservation-tool'] as const;
export type ToolClient = (typeof clients)[number];

/** The address of this page, `/<brand>/<client>/`, its portal, and the embedding page. */
export interface ToolPlace {
  readonly brand: string;
  /** The origin of the portal. */
  readonly portal: string;
  readonly client: ToolClient;
  /** The tool's address without query and fragment. */
  readonly address: string;
  /** The address that receives authorization codes. */
  readonly callback: string;
  /** The origin of the embedding page; null outside of a frame. */
  readonly host: string | null;
}

export const scopes: Readonly<Record<ToolClient, string>> = {
  'knowledge-platform': 'openid profile knowledge',
  'smart-connect': 'openid profile charge-points',
  'reservation-tool': 'openid profile reservations',
};

/**
 * Reads the address, and the portal that the server wrote into the page. The address also names the embedding page, which is trusted only as far
 * as the browser delivers messages to it.
 */
export function readPlace({ origin, pathname, hash }: Location): ToolPlace {
  const portal = document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content ?? '';
  const [, brand = '', name = ''] = pathname.split('/');
  const client = clients.find((one) => one === name) ?? 'knowledge-platform';
  const address = `${origin}/${brand}/${client}/`;
  const isFramed = window.parent !== window;
  const host = isFramed ? new URLSearchParams(hash.slice(1)).get('host') : null;
  return { brand, portal, client, address, callback: `${address}callback`, host };
}
