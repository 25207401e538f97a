/** Line breaks of every kind; Excel and Word paste a break within a cell as a vertical tab and one between pages as a form feed. */
const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** Control characters and noncharacters: nobody sees or types them, and XML 1.0 cannot contain most of them. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Invisible characters that change the order of the text around them, or imitate other text. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Returns a text of several lines as it is stored: each line break is `\n`, and control characters are removed.
 *
 * @see XML 1.0 section 2.2 for the characters that an electronic invoice may contain
 */
export const tidyLines = (text: string): string => text.replace(breaks, '\n').replace(unwritable, '');

/**
 * Returns a text of one line as it is stored: line breaks and tabs become blanks, and control characters and invisible direction marks are
 * removed, so that a name cannot change the order of the text around it in a mail, a list or a document.
 */
export const tidyLine = (text: string): string =>
  tidyLines(text)
    .replace(/[\n\t]+/g, ' ')
    .replace(invisible, '');
