// @ts-expect-error the package brings no types
import { decode as decodePunycode } from 'punycode.js/punycode.es6.js';
import { entry } from './entry.ts';
import { labelRemover, tidyEntry } from './tidy-entry.ts';

/** Returns the letters of a label without its `xn--`. Throws a RangeError for text that is not Punycode. @see RFC 3492 */
const decode: (encoded: string) => string = decodePunycode;

/** Words with dots between them, without quotes or comments. @see RFC 5322 section 3.2.3, dot-atom-text */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** @see RFC 5321 section 4.5.3.1 */
const most = { localPart: 64, address: 254 };
/** Characters of a domain. A URL also accepts a port, a path and `%41`, which are not part of a domain. */
const domainSigns = /^[\p{L}\p{M}\p{N}.\-\u3002\uff61]+$/u;
/** At least two labels, the last of which is no number. @see RFC 1035 section 2.3.1, RFC 1123 section 2.1 */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const label = labelRemover('mailto|e-?mail(?:[ -]?(?:adresse|address))?|mail|courriel|correo');

/** Returns the ASCII form of a domain, as in DNS; null for text that is not a domain. @see Unicode Technical Standard #46 */
function asciiDomain(domain: string): string | null {
  if (!domainSigns.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return hostName.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/** Whether ASCII letters are mixed with letters of another script, many of which look the same. */
const isMixed = (text: string) => /[a-z]/.test(text) && /(?!\p{Script=Latin})\p{L}/u.test(text);

/**
 * Returns a label of a domain as people read it; null for an `xn--` label that no text encodes to. A label that mixes scripts, or whose
 * characters change when they are typed again, stays in ASCII.
 */
function readableLabel(ascii: string): string | null {
  if (!ascii.startsWith('xn--')) return ascii;
  try {
    const text = decode(ascii.slice('xn--'.length));
    if (new URL(`http://${text}.example`).hostname !== `${ascii}.example`) return null;
    return isMixed(text) || tidyEntry(text) !== text || !domainSigns.test(text) ? ascii : text;
  } catch {
    return null;
  }
}

/**
 * Returns the normal form of an e-mail address: lower case, an internationalised domain with its own letters (`info@müller.example`, also
 * where `info@xn--mller-kva.example` was typed). Two texts are the same address exactly if their local parts are equal except for the case
 * of ASCII letters and DNS treats their domains as the same. Returns null for text that is not an address; the local part must be ASCII.
 *
 * @param entry text that `tidyEntry` has normalised
 */
export function readEmail(entry: string): string | null {
  const address = label(entry).replace(/^<(.*)>$/, '$1');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  if (local.length > most.localPart || !localPart.test(local)) return null;
  const labels = asciiDomain(address.slice(at + 1))
    ?.split('.')
    .map(readableLabel);
  if (!labels || labels.includes(null)) return null;
  return `${local.toLowerCase()}@${labels.join('.')}`;
}

/**
 * An e-mail address in its normal form ({@link readEmail}), at most 254 characters.
 *
 * @see RFC 5321, RFC 5322, RFC 5890; decision 0477
 */
export const email = entry({ read: readEmail, max: most.address, code: 'email' });
