/**
 * Returns the network of a client for rate limits: an IPv4 address, or the first half of an IPv6 one. A household has a whole /64 of
 * these, and a client that guesses passwords must not count as a new one with every address. Other texts are returned unchanged.
 */
export function clientNetwork(address: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(bare)?.[1];
  if (v4) return v4;
  const groups = toGroups(bare.replace(/%.*$/, ''));
  if (!groups) return address.slice(0, 64);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address, without leading zeros; null for any other text. */
function toGroups(address: string): string[] | null {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]/`)) return null;
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) => (part ? part.split(':') : []));
  if (!first || !last) return null;
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}
