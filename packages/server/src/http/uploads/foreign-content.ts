const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06, 0, 0, 0, 0]);
/** Maximum distance from an archive's end record to the end of the file: the record itself and the longest comment. */
const zipTail = 22 + 65_535;
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|object|embed|svg|\?php)[\s>/]|<\?php/i;
/** Signatures of archives (ZIP, RAR, 7-Zip), programs (Windows, Linux, macOS) and scripts. */
const programs = [
  ...['PK\x03\x04', 'Rar!', '7z\xbc\xaf', 'MZ', '\x7fELF', '#!'],
  ...['\xfe\xed\xfa', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '\xca\xfe\xba\xbe'],
];
const marks = ['\xef\xbb\xbf', '\xff\xfe', '\xfe\xff'];
/** Range in which programs look for the header of a PDF, and browsers for the beginning of a page. */
const headBytes = 1024;

/** Whether a program that searches for the end record of an archive would open these bytes as one. */
export const isAlsoArchive = (bytes: Buffer): boolean => bytes.subarray(-zipTail).includes(zipEnd);

/** Whether a program that searches the first kilobyte for a PDF header would open these bytes as a PDF. */
export const isAlsoPdf = (bytes: Buffer): boolean => bytes.subarray(0, headBytes).includes('%PDF-');

/** Whether a browser could be made to read these bytes as a page or a script. */
export const hasMarkup = (bytes: Buffer): boolean => markup.test(bytes.toString('latin1'));

/** The same for the beginning of a file: the rest of a file that is served under its own type is never read as a page. */
export const hasMarkupInHead = (bytes: Buffer): boolean => hasMarkup(bytes.subarray(0, headBytes));

/** Returns the beginning of a file without a byte order mark, leading blanks and zeros, one character per byte. */
export function headOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  const mark = marks.find((one) => head.startsWith(one)) ?? '';
  return head.slice(mark.length).replaceAll('\0', '').trimStart();
}

const page = new RegExp(`^(?:<\\?xml[^>]*>\\s*)?(?:<!--[^]*?-->\\s*)*(?:${markup.source})`, 'i');

/** Whether a text is a page, under any name. @see https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type */
export const beginsAsPage = (bytes: Uint8Array): boolean => page.test(headOf(bytes));

/** Whether the data after the end of a file is another file that can be run, unpacked or shown. Any other data has no effect. */
export function isForeign(rest: Buffer): boolean {
  const head = headOf(rest);
  const isProgram = programs.some((start) => head.startsWith(start));
  return isProgram || isAlsoPdf(rest) || isAlsoArchive(rest) || hasMarkup(rest);
}
