import { cutText } from '@foyer/contract/cut-text';

/** Texts that no system opens as a program, a page or a script. */
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

/** The type a file is served as: what is not known is bytes. */
export const safeMediaType = (mediaType: string): string =>
  endings.has(bare(mediaType)) ? mediaType : bytesType;

const bare = (mediaType: string): string => (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/**
 * The name under which a file may be kept by whoever fetches it: it ends as its content does, whatever it was called, and means the same on
 * every system. No path signs, no device names, no points or blanks at its start or end, at most 150 UTF-16 units.
 */
export function safeFileName(name: string, mediaType: string): string {
  const allowed = endings.get(bare(mediaType)) ?? ['bin'];
  const whole = withoutPathSigns(visible(name)).replace(/^[. ]+|[. ]+$/g, '');
  const { stem, ending } = parts(whole);
  const isAllowed = stem !== '' && allowed.includes(ending.slice(1).toLowerCase());
  const kept = isAllowed ? ending : `.${allowed[0]}`;
  const start = cutText(isAllowed ? stem : whole, most - kept.length).replace(/[. ]+$/, '') || 'file';
  return `${isDevice(start) ? '_' : ''}${start}${kept}`;
}

/** A sender's name of a file as messages show it: visible characters, and its ending even where it is too long. */
export function shownFileName(name: string): string {
  const { stem, ending } = parts(visible(name).split(/[\\/]/).at(-1) ?? '');
  return cutText(stem, most - ending.length) + ending || 'file';
}

/** Without control characters and those that turn the direction of reading; joiners stay, which emoji and some scripts need. */
const visible = (name: string): string =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (char) => (/[\u200c\u200d]/.test(char) ? char : ''))
    .trim();

/** A colon begins a drive or a stream on Windows, which reads signs of full width as the plain ones, too. */
const withoutPathSigns = (name: string): string =>
  Array.from(name, (char) => (/[\\/:]/.test(char.normalize('NFKC')) ? '_' : char)).join('');

/** An ending is short; what stands behind the last point of a sentence is none. */
function parts(name: string): { readonly stem: string; readonly ending: string } {
  const [ending = ''] = /\.[^. ]{1,16}$/.exec(name) ?? [];
  return { stem: name.slice(0, name.length - ending.length), ending };
}

/** @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const isDevice = (stem: string): boolean =>
  /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³])(?:[ .]|$)/i.test(stem);
