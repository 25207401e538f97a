/** The tools by what their addresses call them. */
const clients = ['knowledge-platform', 'smart-connect', 'reservation-tool'] as const;
export type ToolClient = (typeof clients)[number];

/** Where this page is: `/<brand>/<tool>/`, and inside which page. */
export interface ToolPlace {
  readonly brand: string;
  readonly client: ToolClient;
  /** The tool's address, without what follows it. */
  readonly address: string;
  /** Where codes come back to. */
  readonly callback: string;
  /** The origin of the page around; null where the tool stands alone. */
  readonly host: string | null;
}

export const scopes: Readonly<Record<ToolClient, string>> = {
  'knowledge-platform': 'openid profile knowledge',
  'smart-connect': 'openid profile charge-points',
  'reservation-tool': 'openid profile reservations',
};

/** Reads the address. What it says of the page around is only believed as far as the browser delivers messages there. */
export function readPlace({ origin, pathname, hash }: Location): ToolPlace {
  const [, brand = '', name = ''] = pathname.split('/');
  const client = clients.find((one) => one === name) ?? 'knowledge-platform';
  const address = `${origin}/${brand}/${client}/`;
  const isFramed = window.parent !== window;
  const host = isFramed ? new URLSearchParams(hash.slice(1)).get('host') : null;
  return { brand, client, address, callback: `${address}callback`, host };
}
