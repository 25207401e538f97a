/** First bytes of files that are not text: archives (and so workbooks), PDF. */
const magic = ['PK\u0003\u0004', '%PDF'];

/** Decodes a file without a byte order mark: current programs write tables in UTF-8, older ones in Windows-1252. */
function guess(bytes: Uint8Array): string {
  if (bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0 && bytes[2] === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the text of a file in any encoding that spreadsheets write, without its byte order mark; null for a file that is not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const marked = { 65534: 'utf-16le', 65279: 'utf-16be' }[((first ?? 0) << 8) | (second ?? 0)];
  const text = marked === undefined ? guess(bytes) : new TextDecoder(marked).decode(bytes);
  return text.includes('\0') || magic.some((start) => text.startsWith(start)) ? null : text;
}
