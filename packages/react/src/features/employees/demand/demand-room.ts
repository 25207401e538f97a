import { withText } from '@foyer/ui/style/rules.ts';

/** The room of the line, the same before it is there: nothing below it moves. Its words take one line, on a phone three. */
export const demandRoom = {
  minBlockSize: withText(56),
  '@container': { '(max-width: 599px)': { minBlockSize: withText(116) } },
} as const;
