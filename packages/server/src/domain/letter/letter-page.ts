/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** A4 after DIN 5008, form B: where things stand on the paper, in points from the upper left corner. */
export const paper = {
  width: 210 * mm,
  height: 297 * mm,
  start: 25 * mm,
  end: 190 * mm,
  /** The brand's sign and name. */
  sign: 13 * mm,
  /** The sender's line above the address: where the window begins. */
  sender: 45 * mm,
  address: 51 * mm,
  facts: 114 * mm,
  title: 90 * mm,
  /** Where the text of a page that goes on begins, and where that of any page ends. */
  top: 34 * mm,
  bottom: 262 * mm,
  foot: 269 * mm,
  pageNumber: 287 * mm,
  /** Where one folds it to fit the window, and punches it. */
  marks: [105 * mm, 148.5 * mm, 210 * mm],
} as const;

export const textWidth = paper.end - paper.start;

/** What is written on the paper; the brand's own colour is never text, so that it always reads. */
export const ink = { text: '#14181f', muted: '#5a6472', line: '#d9dde3', soft: '#f4f6f8' } as const;

export const size = { foot: 6.8, small: 8, note: 8.5, cell: 9, text: 9.5, heading: 11, title: 16 } as const;
