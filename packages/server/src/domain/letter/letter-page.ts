/** A4 in points, with the margins and the window of DIN 5008 form B. */
const millimetre = 72 / 25.4;
const mm = (length: number): number => length * millimetre;

export const paper = {
  width: 595.28,
  height: 841.89,
  start: mm(25),
  end: 595.28 - mm(20),
  /** Where the text of a page that goes on begins. */
  top: mm(27),
  /** Where the text of a page ends. */
  bottom: 841.89 - mm(27),
  /** The sender's line above the address. */
  sender: mm(50),
  address: mm(55),
  facts: mm(125),
  title: mm(103),
} as const;

export const ink = { text: '#14181f', muted: '#4a5361', line: '#c9ced6', soft: '#f3f5f7' } as const;
export const size = { small: 8, note: 8.5, text: 10, title: 17, brand: 15 } as const;
