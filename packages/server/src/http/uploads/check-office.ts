import { type Entry, fromBufferPromise } from 'yauzl';
import { FileRefused } from './file-cleaner.ts';

/** The part that makes an archive a document, by media type. Case does not count in names of parts. */
const mainParts: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/document.xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/workbook.xml',
};
const mostParts = 5000;
/** Macros, controls and files of any kind that are opened from inside of a document. */
const foreign = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|embeddings\/)/i;
/** Allowed extensions of a document's parts: markup, pictures, fonts, printer settings and data models. */
const ownParts =
  /(?:\/|\.(?:xml|rels|vml|psmdcp|sigs|png|jpe?g|jpe|jfif|gif|bmp|tiff?|webp|wdp|ico|svg|emf|wmf|emz|wmz|ttf|odttf|fntdata|bin|data|json))$/i;

/**
 * Reads the directory of an office file, which is an archive. Answers which of `types` it is. Throws {@link FileRefused} for another
 * archive, and for one with macros, files inside, or more behind it. Some programs write `\\` between folders, which yauzl reads as `/`.
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
