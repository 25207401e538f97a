/** What a frame may show: the tool's origin, and its address with what it has to know of the page in the part that no server sees. */
export interface FrameAddress {
  readonly origin: string;
  readonly src: string;
}

/**
 * Where a tool is framed; null where it must not be: without https (but on this machine), with a password in it, or on the page's own origin,
 * where a frame could take itself out of its sandbox.
 */
export function frameAddress(address: string, page: Location = location): FrameAddress | null {
  const url = URL.parse(address);
  if (url?.username !== '' || url.password !== '') return null;
  const isHere = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) return null;
  if (url.origin === page.origin) return null;
  url.hash = new URLSearchParams({ host: page.origin }).toString();
  return { origin: url.origin, src: url.href };
}
