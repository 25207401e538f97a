const starts = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  bytes.length >= offset + signature.length &&
  signature.every((byte, index) => bytes[offset + index] === byte);
const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

const signatures: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (bytes) => starts(bytes, ascii('RIFF')) && starts(bytes, ascii('WEBP'), 8)],
  ['image/gif', (bytes) => starts(bytes, ascii('GIF87a')) || starts(bytes, ascii('GIF89a'))],
  ['image/heic', (bytes) => starts(bytes, ascii('ftyphei'), 4) || starts(bytes, ascii('ftypmif1'), 4)],
  ['application/pdf', (bytes) => starts(bytes, ascii('%PDF-'))],
  ['application/vnd.ms-excel', (bytes) => starts(bytes, [0xd0, 0xcf, 0x11, 0xe0])],
  ['application/zip', (bytes) => starts(bytes, [0x50, 0x4b, 0x03, 0x04])],
];

/** How many first bytes {@link detectMediaType} wants. */
export const SNIFF_BYTES = 4096;

/** Accepted for a file that is a ZIP or plain text by content; the accepted list tells which is meant. */
const zipTypes = /^application\/vnd\.openxmlformats-|^application\/zip$/;
const textTypes = /^text\/(csv|plain)$/;

/** The media type of a file by its first bytes, if it is one of `accepted`; else null. The name is never asked. */
export function detectMediaType(head: Uint8Array, accepted: readonly string[]): string | null {
  const found = signatures.find(([, matches]) => matches(head))?.[0];
  if (found === 'application/zip') return accepted.find((type) => zipTypes.test(type)) ?? null;
  if (found) return accepted.includes(found) ? found : null;
  return isText(head) ? (accepted.find((type) => textTypes.test(type)) ?? null) : null;
}

function isText(head: Uint8Array): boolean {
  if (head.length === 0 || head.includes(0)) return false;
  try {
    // The last character may be cut off in the middle.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    // Tables saved on Windows come in Windows-1252: no control characters but breaks and tabs.
    return head.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
  }
}
