/** Line breaks of every kind; a break within a cell of Excel or Word is pasted as a vertical tab, one between pages as a form feed. */
const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** Control characters and noncharacters: nobody sees or types them, and most of them XML 1.0 cannot hold. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Characters without a look of their own that turn the order of what stands around them, or only pretend to be something. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A text of several lines as it is kept: each line break is `\n`, and control characters are left out.
 *
 * @see XML 1.0 section 2.2 for what a text may hold that can stand on an electronic invoice
 */
export const tidyLines = (text: string): string => text.replace(breaks, '\n').replace(unwritable, '');

/**
 * A text of one line as it is kept: line breaks and tabs are blanks, and control characters and invisible direction marks are left
 * out, so that a name stays where it stands in a mail, a list or a paper.
 */
export const tidyLine = (text: string): string =>
  tidyLines(text)
    .replace(/[\n\t]+/g, ' ')
    .replace(invisible, '');
