import { type Entry, fromBufferPromise } from 'yauzl';
import { FileRefused } from './file-cleaner.ts';

/** The part that makes an archive a document, by media type. */
const mainParts: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/document.xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/workbook.xml',
};
const mostParts = 5000;
/** What runs when a document is opened, and files of any kind inside of it. */
const foreign =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|embeddings\/)|\.(?:html?|js|vbs|exe|dll|scr|hta|jar|zip)$/i;

/**
 * Reads the directory of an office file, which is an archive. Answers which of `types` it is. Throws {@link FileRefused} for another
 * archive, and for one with macros, files inside, or more behind it.
 */
export async function checkOffice(bytes: Buffer, types: readonly string[]): Promise<string> {
  const names = await readNames(bytes).catch((error: unknown) => {
    throw error instanceof FileRefused ? error : new FileRefused('file_damaged');
  });
  const found = types.find((type) => names.includes(mainParts[type] ?? ''));
  if (!found || !names.includes('[Content_Types].xml')) throw new FileRefused('file_type');
  if (names.length > mostParts || names.some((name) => foreign.test(name)))
    throw new FileRefused('file_mixed');
  return found;
}

async function readNames(bytes: Buffer): Promise<string[]> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  if (archive.comment !== '') throw new FileRefused('file_mixed');
  const names: string[] = [];
  for await (const { fileName } of archive.eachEntry() as AsyncIterable<Entry>) {
    names.push(fileName);
    if (names.length > mostParts) break;
  }
  return names;
}
