import { cutText } from '@foyer/contract/cut-text';

/** Extensions of texts that no system opens as a program, a page or a script. */
const textEndings = 'txt text log csv tsv tab md json jsonl ndjson yaml yml toml cfg conf'.split(' ');

/** Allowed extensions by media type; the first is appended to any other name. Other types are served as bytes. */
const endings: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
    'image/png': ['png'],
    'image/webp': ['webp'],
    'image/gif': ['gif'],
    'application/pdf': ['pdf'],
    'application/zip': ['zip'],
    'application/json': ['json'],
    'application/xml': ['xml'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
    'text/plain': textEndings,
    'text/csv': ['csv', ...textEndings],
  }),
);
const bytesType = 'application/octet-stream';
const most = 150;

/** Returns the type under which a file is served; unknown types are served as bytes. */
export const safeMediaType = (mediaType: string): string =>
  endings.has(bare(mediaType)) ? mediaType : bytesType;

const bare = (mediaType: string): string => (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/**
 * Returns a safe name for a downloaded file: its extension is the content's, whatever the sender called it, and it is valid on every
 * system. No path separators or device names, no dots or blanks at its start or end, at most 150 UTF-16 units.
 */
export function safeFileName(name: string, mediaType: string): string {
  const allowed = endings.get(bare(mediaType)) ?? ['bin'];
  const cleanName = withoutPathSigns(visible(name)).replace(/^[. ]+|[. ]+$/g, '');
  const { stem, ending } = parts(cleanName);
  const isAllowed = stem !== '' && allowed.includes(ending.slice(1).toLowerCase());
  const kept = isAllowed ? ending : `.${allowed[0]}`;
  const start = cutText(isAllowed ? stem : cleanName, most - kept.length).replace(/[. ]+$/, '') || 'file';
  return `${isDevice(start) ? '_' : ''}${start}${kept}`;
}

/** Returns a sender's file name for messages: visible characters, with the extension even where the name is too long. */
export function shownFileName(name: string): string {
  const { stem, ending } = parts(visible(name).split(/[\\/]/).at(-1) ?? '');
  return cutText(stem, most - ending.length) + ending || 'file';
}

/** Removes control characters and those that change the reading direction; joiners stay, because emoji and some scripts need them. */
const visible = (name: string): string =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (char) => (/[\u200c\u200d]/.test(char) ? char : ''))
    .trim();

/** Replaces path separators. A colon starts a drive or a stream on Windows, which also reads full-width forms as the plain characters. */
const withoutPathSigns = (name: string): string =>
  Array.from(name, (char) => (/[\\/:]/.test(char.normalize('NFKC')) ? '_' : char)).join('');

/** Splits a name; an extension has at most 16 characters, and text after the last dot of a sentence is none. */
function parts(name: string): { readonly stem: string; readonly ending: string } {
  const [ending = ''] = /\.[^. ]{1,16}$/.exec(name) ?? [];
  return { stem: name.slice(0, name.length - ending.length), ending };
}

/** @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const isDevice = (stem: string): boolean =>
  /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³])(?:[ .]|$)/i.test(stem);
