/** Points per millimetre. */
export const mm = 72 / 25.4;

/** Layout of an A4 page after DIN 5008, form B, in points from the upper left corner. */
export const paper = {
  width: 210 * mm,
  height: 297 * mm,
  start: 25 * mm,
  end: 190 * mm,
  /** The brand's logo and name. */
  sign: 13 * mm,
  /** The sender's line above the address, at the top of the window. */
  sender: 45 * mm,
  address: 51 * mm,
  facts: 114 * mm,
  title: 90 * mm,
  /** Top of the text on each page after the first; `bottom` is the end of the text on every page. */
  top: 34 * mm,
  bottom: 262 * mm,
  foot: 269 * mm,
  pageNumber: 287 * mm,
  /** Two fold marks for the window, and the punch mark between them. */
  marks: [105 * mm, 148.5 * mm, 210 * mm],
} as const;

export const textWidth = paper.end - paper.start;

/** Colours of texts and lines. Text is never in the brand's colour, so that it is always legible. */
export const ink = { text: '#14181f', muted: '#5a6472', line: '#d9dde3', soft: '#f4f6f8' } as const;

export const size = { foot: 6.8, small: 8, note: 8.5, cell: 9, text: 9.5, heading: 11, title: 16 } as const;
