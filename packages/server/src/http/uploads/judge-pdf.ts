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
import { hasMarkup, hasMarkupInHead, isAlsoArchive, isForeign } from './foreign-content.ts';

/** Actions that run by themselves when a document is opened. */
const actions: ReadonlySet<string> = new Set(['/JavaScript', '/Launch', '/ImportData', '/RichMedia']);

/**
 * Reads every object of a PDF and returns its fault, or null. The file is stored unchanged, so that its signatures stay valid. An encrypted
 * PDF that opens without a password is read like any other.
 */
export async function judgePdf(bytes: Buffer): Promise<FileFault | null> {
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0) return 'file_damaged';
  if (isForeign(bytes.subarray(end + 5)) || isAlsoArchive(bytes) || hasMarkupInHead(bytes))
    return 'file_mixed';
  const document = await load(bytes);
  if (!(document instanceof PDFDocument)) return document;
  if (countPages(document) === 0) return 'file_damaged';
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const fault = faultIn(object, 0);
    if (fault) return fault;
  }
  return null;
}

/** Loads a document with the empty password. */
async function load(bytes: Buffer): Promise<PDFDocument | FileFault> {
  const options = { password: '', ignoreEncryption: true, updateMetadata: false };
  try {
    return await PDFDocument.load(bytes, { ...options, parseSpeed: Number.POSITIVE_INFINITY });
  } catch (error) {
    // the library has no error classes for these cases: a password is needed, or a certificate
    const isLocked = error instanceof Error && /password|encryption method/i.test(error.message);
    return isLocked ? 'file_password' : 'file_damaged';
  }
}

function countPages(document: PDFDocument): number {
  try {
    return document.getPageCount();
  } catch {
    return 0;
  }
}

/** Returns the fault of an object: it runs something, or is an attachment other than the XML of an electronic invoice. */
function faultIn(object: PDFObject | undefined, depth: number): FileFault | null {
  if (depth > 50) return 'file_damaged';
  if (object instanceof PDFArray) return firstFault(object.asArray(), depth);
  if (object instanceof PDFStream)
    return isForeignFile(object) ? 'file_mixed' : faultIn(object.dict, depth + 1);
  if (!(object instanceof PDFDict)) return null;
  const isAction = object
    .entries()
    .some(
      ([key, value]) =>
        key.asString() === '/JS' || (value instanceof PDFName && actions.has(value.asString())),
    );
  return isAction ? 'file_script' : firstFault(object.values(), depth);
}

function firstFault(objects: readonly PDFObject[], depth: number): FileFault | null {
  for (const object of objects) {
    const fault = faultIn(object, depth + 1);
    if (fault) return fault;
  }
  return null;
}

function isForeignFile(stream: PDFStream): boolean {
  if (stream.dict.get(PDFName.of('Type')) !== PDFName.of('EmbeddedFile')) return false;
  if (!(stream instanceof PDFRawStream)) return true;
  const content = Buffer.from(decodePDFRawStream(stream).decode());
  return !/^(?:\xef\xbb\xbf)?\s*<\?xml/.test(content.toString('latin1', 0, 200)) || hasMarkup(content);
}
