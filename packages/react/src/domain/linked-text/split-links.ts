/** A part of a text; `href` is set for a part that is an address. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * Addresses as people write them; invisible characters end them, since they could make an address look like another one. All lengths are
 * limited, so that no text takes long.
 */
const written =
  /(?:https?:\/\/|mailto:|www\.)[^\s<>"'`\p{C}]{1,2000}|(?<![\w.+-])[\w.+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/giu;

/** Schemes that a link may have. */
const schemes: readonly string[] = ['http:', 'https:', 'mailto:'];

/** Removes punctuation that follows an address in a sentence: `(see https://foyer.example/a_(b)).` */
function withoutPunctuation(address: string): string {
  let end = address;
  for (;;) {
    const last = end.at(-1) ?? '';
    const isOpened = (open: string) => end.split(open).length >= end.split(last).length;
    const opener = { ')': '(', ']': '[', '}': '{' }[last];
    if (opener === undefined ? !/[.,;:!?…»“”’]/u.test(last) : isOpened(opener)) return end;
    end = end.slice(0, -1);
  }
}

/** Returns the target of a written address; undefined for one that is not safe or not complete. */
function targetOf(address: string): string | undefined {
  const isComplete = /^(?:https?|mailto):/i.test(address);
  const whole = isComplete ? address : `${address.includes('@') ? 'mailto:' : 'https://'}${address}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  // a name before the host is a usual disguise: https://bank.example@evil.example
  if (url === undefined || !schemes.includes(url.protocol) || url.username || url.password) return undefined;
  const isMail = url.protocol === 'mailto:';
  return (isMail ? /^[^@]+@[^@]+\.[^@]+$/.test(url.pathname) : url.hostname.includes('.'))
    ? url.href
    : undefined;
}

/** Splits a text into plain parts and addresses; only `http`, `https` and `mailto` become addresses. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(written)) {
    const address = withoutPunctuation(found);
    const href = targetOf(address);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
