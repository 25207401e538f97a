import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { FileFault } from './file-cleaner.ts';
import { hasMarkup, isAlsoArchive } from './foreign-content.ts';

/** What acts by itself when somebody opens the document. */
const actions: ReadonlySet<string> = new Set(['/JavaScript', '/Launch', '/ImportData', '/RichMedia']);

/** What is wrong with a PDF, whose every object is read; null for nothing. It is kept as it was sent, so that signatures in it stay valid. */
export async function judgePdf(bytes: Buffer): Promise<FileFault | null> {
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0) return 'file_damaged';
  const isEnd = bytes
    .subarray(end + 5)
    .every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20);
  if (!isEnd || isAlsoArchive(bytes) || hasMarkup(bytes)) return 'file_mixed';
  const options = { ignoreEncryption: true, updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY };
  const document = await PDFDocument.load(bytes, options).catch(() => null);
  if (!document || countPages(document) === 0) return 'file_damaged';
  const objects = document.context.enumerateIndirectObjects();
  return objects.some(([, object]) => isForeign(object, 0)) ? 'file_mixed' : null;
}

function countPages(document: PDFDocument): number {
  try {
    return document.getPageCount();
  } catch {
    return 0;
  }
}

/** Whether an object runs something, or is an attachment other than the XML of an electronic invoice. */
function isForeign(object: PDFObject | undefined, depth: number): boolean {
  if (depth > 50) return true;
  if (object instanceof PDFArray) return object.asArray().some((entry) => isForeign(entry, depth + 1));
  if (object instanceof PDFStream) return isForeignFile(object) || isForeign(object.dict, depth + 1);
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([key, value]) => {
    const isAction = value instanceof PDFName && actions.has(value.asString());
    return key.asString() === '/JS' || isAction || isForeign(value, depth + 1);
  });
}

function isForeignFile(stream: PDFStream): boolean {
  if (stream.dict.get(PDFName.of('Type')) !== PDFName.of('EmbeddedFile')) return false;
  if (!(stream instanceof PDFRawStream)) return true;
  const content = Buffer.from(decodePDFRawStream(stream).decode());
  return !/^(?:\xef\xbb\xbf)?\s*<\?xml/.test(content.toString('latin1', 0, 200)) || hasMarkup(content);
}
