/** Address of a frame: the tool's origin, and its URL with the page's origin in the fragment, which is never sent to a server. */
export interface FrameAddress {
  readonly origin: string;
  readonly src: string;
}

/**
 * Returns the address of a tool's frame; null if it is not allowed: without https (except on localhost), with credentials, or on the
 * page's own origin, where a frame could remove its sandbox.
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
