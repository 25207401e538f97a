import { withText } from '@foyer/ui/style/rules.ts';

/** The space of the line, reserved before it loads to avoid a layout shift. Its text takes one line, on a phone three. */
export const demandSpace = {
  minBlockSize: withText(56),
  '@container': { '(max-width: 599px)': { minBlockSize: withText(116) } },
} as const;
