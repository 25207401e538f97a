const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06, 0, 0, 0, 0]);
/** The furthest that the end of an archive can lie before that of the file: itself and the longest comment. */
const zipTail = 22 + 65_535;
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|object|embed|svg|\?php)[\s>/]|<\?php/i;

/** Whether programs that look for the end of an archive would open these bytes as one. */
export const isAlsoArchive = (bytes: Buffer): boolean => bytes.subarray(-zipTail).includes(zipEnd);

/** Whether programs that look for a document's head in the first kilobyte would open these bytes as a PDF. */
export const isAlsoPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

/** Whether a browser could be led to read these bytes as a page or a script in one. */
export const hasMarkup = (bytes: Buffer): boolean => markup.test(bytes.toString('latin1'));
