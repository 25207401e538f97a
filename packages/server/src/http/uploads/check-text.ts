import { decodeText } from '@foyer/contract/decode-text';
import { FileRefused } from './file-cleaner.ts';
import { beginsAsPage } from './foreign-content.ts';

/** Breaks, tabs and form feeds; bells, escape sequences and backspaces of terminals; the end mark of DOS. */
const usual = '\t\n\r\f\v\x07\x08\x1b\x1a';
/** Of a hundred characters of a text so many may be control characters that no log or table has; of random bytes ten are. */
const mostOthers = 0.02;

/** Whether bytes are a text, in UTF-8, UTF-16 or a code page of one byte: logs have escape sequences, form feeds and bells in them. */
export function isText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes);
  if (text === null || text === '') return false;
  const controls = text.match(/\p{Cc}/gu) ?? [];
  // From U+0080 on they are letters of another code page.
  const others = controls.filter((char) => char < '\u0080' && !usual.includes(char));
  return others.length <= text.length * mostOthers;
}

/**
 * Reads a text to its end. Throws {@link FileRefused} for what goes on as something else, and for a page. One that quotes pages, as logs do, is a
 * text: it is served as one and kept under the name of one.
 */
export function checkText(bytes: Buffer): void {
  if (!isText(bytes)) throw new FileRefused('file_damaged');
  if (beginsAsPage(bytes)) throw new FileRefused('file_type');
}
