import { decodeText } from '@foyer/contract/decode-text';
import { FileRefused } from './file-cleaner.ts';
import { beginsAsPage } from './foreign-content.ts';

/** Control characters in ordinary texts: breaks, tabs and form feeds; bells, escapes and backspaces of terminals; the end mark of DOS. */
const usual = '\t\n\r\f\v\x07\x08\x1b\x1a';
/** Maximum share of other control characters in a text, which logs and tables do not contain; in random bytes it is ten per cent. */
const mostOthers = 0.02;

/** Whether bytes are a text in UTF-8, UTF-16 or a single-byte code page. Escape sequences, form feeds and bells are allowed for logs. */
export function isText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes);
  if (text === null || text === '') return false;
  const controls = text.match(/\p{Cc}/gu) ?? [];
  // from U+0080 on they can be letters of another code page
  const others = controls.filter((char) => char < '\u0080' && !usual.includes(char));
  return others.length <= text.length * mostOthers;
}

/**
 * Validates a whole text. Throws {@link FileRefused} for one that continues as binary data, and for a page. A text that quotes pages, as
 * logs do, is accepted: it is served as text, under the name of a text.
 */
export function checkText(bytes: Buffer): void {
  if (!isText(bytes)) throw new FileRefused('file_damaged');
  if (beginsAsPage(bytes)) throw new FileRefused('file_type');
}
