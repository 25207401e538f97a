import type { FileRule } from '@foyer/contract';

/** File name extensions by media type, the usual one first. */
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
/** Media types that say nothing about the content. */
const generic = /^(?:$|(?:application|binary)\/(?:octet-stream|unknown|x-download|(?:x-)?force-download))/;
const isText = (type: string): boolean => type.startsWith('text/');

/** The usual extension of a media type, such as `docx`; undefined where none is known. */
export const endingOf = (type: string): string | undefined => endings[type]?.[0];

/** For `accept` of a file input: types, and endings for systems that know another type or none. HEIC stays out, so that iPhones turn it into JPEG. */
export const acceptOf = ({ types }: FileRule): string =>
  [...types, ...types.flatMap((type) => endings[type]?.map((ending) => `.${ending}`) ?? [])].join(',');

/**
 * Why a file cannot be what a rule takes; null where it may be: the server judges content. A known ending decides. The browser's type, which the
 * system makes up from the ending (Windows with Excel calls a CSV `application/vnd.ms-excel`), is asked where the ending says nothing.
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
