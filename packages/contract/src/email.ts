// @ts-expect-error the package brings no types
import { decode as decodePunycode } from 'punycode.js/punycode.es6.js';
import { entry } from './entry.ts';
import { labelRemover, tidyEntry } from './tidy-entry.ts';

/** The letters of a label without its `xn--`; throws a RangeError for what encodes none. @see RFC 3492 */
const decode: (encoded: string) => string = decodePunycode;

/** Words with dots between them, without quotes or comments. @see RFC 5322 section 3.2.3, dot-atom-text */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** @see RFC 5321 section 4.5.3.1 */
const most = { localPart: 64, address: 254 };
/** Characters of a domain. A URL also takes a port, a path and `%41`, which are no part of one. */
const domainSigns = /^[\p{L}\p{M}\p{N}.\-\u3002\uff61]+$/u;
/** At least two labels, the last of which is no number. @see RFC 1035 section 2.3.1, RFC 1123 section 2.1 */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const label = labelRemover('mailto|e-?mail(?:[ -]?(?:adresse|address))?|mail|courriel|correo');

/** The ASCII form of a domain, which is the one it has in DNS; null for what is none. @see Unicode Technical Standard #46 */
function asciiDomain(domain: string): string | null {
  if (!domainSigns.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return hostName.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/** Whether Latin letters of ASCII stand among letters of another script, many of which look the same. */
const isMixed = (text: string) => /[a-z]/.test(text) && /(?!\p{Script=Latin})\p{L}/u.test(text);

/**
 * A label of a domain as people read it; null for an `xn--` that no label becomes. One that mixes scripts, or whose characters
 * do not come back when they are typed, stays in ASCII.
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
 * The one form of an e-mail address: lower case, an internationalised domain with its own letters (`info@müller.example`, also
 * where `info@xn--mller-kva.example` was typed). Two texts are one address exactly if their local parts are equal but for the case
 * of ASCII letters and DNS takes their domains for one. Null for what is no address: the local part has ASCII alone.
 *
 * @param entry what `tidyEntry` has been over
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
 * An e-mail address in its one form ({@link readEmail}), at most 254 characters.
 *
 * @see RFC 5321, RFC 5322, RFC 5890; decision 0477
 */
export const email = entry({ read: readEmail, max: most.address, code: 'email' });
