import { type Entry, fromBufferPromise } from 'yauzl';
import { FileRefused } from './file-cleaner.ts';

/** Main part of a document in its archive, by media type. Names of parts are case-insensitive. */
const mainParts: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/document.xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/workbook.xml',
};
const mostParts = 5000;
/** Macros, controls and embedded files of any kind. */
const foreign = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|embeddings\/)/i;
/** Allowed extensions of a document's parts: markup, pictures, fonts, printer settings and data models. */
const ownParts =
  /(?:\/|\.(?:xml|rels|vml|psmdcp|sigs|png|jpe?g|jpe|jfif|gif|bmp|tiff?|webp|wdp|ico|svg|emf|wmf|emz|wmz|ttf|odttf|fntdata|bin|data|json))$/i;

/**
 * Reads the directory of an office file, which is a ZIP archive, and returns its type among `types`. Throws {@link FileRefused} for another
 * archive, and for one with macros, embedded files, or data after its end. Some programs write `\\` between folders, which yauzl reads as `/`.
 */
export async function checkOffice(bytes: Buffer, types: readonly string[]): Promise<string> {
  const names = await readNames(bytes).catch((error: unknown) => {
    throw error instanceof FileRefused ? error : new FileRefused('file_damaged');
  });
  const parts = new Set(names.map((name) => name.toLowerCase()));
  const found = types.find((type) => parts.has(mainParts[type] ?? ''));
  if (!found || !parts.has('[content_types].xml')) throw new FileRefused('file_type');
  if (names.length > mostParts || names.some((name) => foreign.test(name) || !ownParts.test(name)))
    throw new FileRefused('file_mixed');
  return found;
}

async function readNames(bytes: Buffer): Promise<string[]> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: false });
  if (archive.comment !== '') throw new FileRefused('file_mixed');
  const names: string[] = [];
  for await (const { fileName } of archive.eachEntry() as AsyncIterable<Entry>) {
    names.push(fileName);
    if (names.length > mostParts) break;
  }
  return names;
}
