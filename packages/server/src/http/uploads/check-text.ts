import { isUtf8 } from 'node:buffer';
import { FileRefused } from './file-cleaner.ts';
import { hasMarkup } from './foreign-content.ts';

/** Reads a text to its end: UTF-8, or Windows-1252 as tables saved on Windows. Throws {@link FileRefused} for anything else, and for a page. */
export function checkText(bytes: Buffer): void {
  const isText = isUtf8(bytes) ? !bytes.includes(0) : bytes.every(isPrintable);
  if (!isText) throw new FileRefused('file_damaged');
  if (hasMarkup(bytes)) throw new FileRefused('file_mixed');
}

const isPrintable = (byte: number): boolean => byte >= 32 || byte === 9 || byte === 10 || byte === 13;
