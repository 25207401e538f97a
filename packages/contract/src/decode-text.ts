/** Bytes that begin what is no text: archives (and so spreadsheets), PDF. */
const magic = ['PK\u0003\u0004', '%PDF'];

/** How a file without a mark is written: tables of today in UTF-8, those of older programs in Windows-1252. */
function guess(bytes: Uint8Array): string {
  if (bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0 && bytes[2] === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file in whatever encoding spreadsheets write, without its byte order mark; null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const marked = { 65534: 'utf-16le', 65279: 'utf-16be' }[((first ?? 0) << 8) | (second ?? 0)];
  const text = marked === undefined ? guess(bytes) : new TextDecoder(marked).decode(bytes);
  return text.includes('\0') || magic.some((start) => text.startsWith(start)) ? null : text;
}
