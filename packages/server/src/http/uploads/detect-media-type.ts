import { isText } from './check-text.ts';
import { headOf } from './foreign-content.ts';

const starts = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  bytes.length >= offset + signature.length &&
  signature.every((byte, index) => bytes[offset + index] === byte);
const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

const signatures: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (bytes) => starts(bytes, ascii('RIFF')) && starts(bytes, ascii('WEBP'), 8)],
  ['image/gif', (bytes) => starts(bytes, ascii('GIF87a')) || starts(bytes, ascii('GIF89a'))],
  ['image/heic', isHeic],
  ['application/pdf', isPdf],
  ['application/vnd.ms-excel', (bytes) => starts(bytes, [0xd0, 0xcf, 0x11, 0xe0])],
  ['application/zip', (bytes) => starts(bytes, [0x50, 0x4b, 0x03, 0x04])],
];

/** Number of first bytes that {@link detectMediaType} needs. */
export const SNIFF_BYTES = 4096;

/** Types of files that are ZIP archives or plain text by content; the accepted list decides which one is meant. */
const zipTypes = /^application\/vnd\.openxmlformats-|^application\/zip$/;
const textTypes = /^text\/(csv|plain)$/;

/** Returns the media type of a file by its first bytes, if it is one of `accepted`; else null. The name is ignored. */
export function detectMediaType(head: Uint8Array, accepted: readonly string[]): string | null {
  const found = signatures.find(([, matches]) => matches(head))?.[0];
  if (found === 'application/zip') return accepted.find((type) => zipTypes.test(type)) ?? null;
  if (found) return accepted.includes(found) ? found : null;
  return isText(head) ? (accepted.find((type) => textTypes.test(type)) ?? null) : null;
}

/** Whether the bytes are a HEIC photo, as iPhones take it; only Safari shows it. @see ISO/IEC 23008-12 annex B */
export function isHeic(bytes: Uint8Array): boolean {
  if (!starts(bytes, ascii('ftyp'), 4)) return false;
  const size = Math.min(bytes.length, ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0));
  const brands = latin1(bytes.subarray(8, size)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms])$/.test(brand));
}

/** Whether the bytes are a PDF. Some programs write a byte order mark, blanks, or printer commands before a document. */
function isPdf(bytes: Uint8Array): boolean {
  const head = headOf(bytes);
  return head.startsWith('%PDF-') || (head.startsWith('\x1b%-12345X') && head.includes('%PDF-'));
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
