import type { FileRule } from '@foyer/contract';

/** File name extensions by media type, the most common first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg'],
  'image/png': ['png', 'apng'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif', 'hif'],
  'application/pdf': ['pdf'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'text', 'log', 'tsv', 'tab', 'md', 'json', 'yaml', 'yml'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
};
/** Other names of the same media types, as browsers and operating systems send them. */
const otherNames: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'application/x-pdf': 'application/pdf',
  'application/acrobat': 'application/pdf',
  'text/pdf': 'application/pdf',
  'application/csv': 'text/csv',
  'application/x-csv': 'text/csv',
  'application/json': 'text/plain',
};
/** Media types that do not describe the content. */
const generic = /^(?:$|(?:application|binary)\/(?:octet-stream|unknown|x-download|(?:x-)?force-download))/;
const isText = (type: string): boolean => type.startsWith('text/');

/** Returns the usual extension of a media type, such as `docx`; undefined if none is known. */
export const endingOf = (type: string): string | undefined => endings[type]?.[0];

/** Returns `accept` of a file input: types, and extensions for systems without these types. HEIC is left out, so that iPhones send JPEG. */
export const acceptOf = ({ types }: FileRule): string =>
  [...types, ...types.flatMap((type) => endings[type]?.map((ending) => `.${ending}`) ?? [])].join(',');

/**
 * Returns the reason why a file breaks a rule; null if it may be valid, since the server checks its content. A known extension decides. The
 * browser's type, which the system derives from the extension (Windows with Excel calls a CSV `application/vnd.ms-excel`), is checked
 * only for other extensions or as a second chance.
 */
export function typeFault({ name, type }: File, { types }: FileRule): 'file_type' | 'file_heic' | null {
  const ending = /\.([^.]+?)[\s.]*$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const byEnding = Object.keys(endings).find((one) => endings[one]?.includes(ending));
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  const byBrowser = otherNames[bare] ?? bare;
  const isTaken = (one: string): boolean => types.includes(one) || (isText(one) && types.some(isText));
  if (byEnding === undefined ? generic.test(byBrowser) : isTaken(byEnding)) return null;
  if (isTaken(byBrowser)) return null;
  return (byEnding ?? byBrowser) === 'image/heic' ? 'file_heic' : 'file_type';
}
