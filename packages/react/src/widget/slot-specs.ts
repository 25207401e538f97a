import type { PublishedText } from './published.ts';

/**
 * The places of widgets where a page puts something of its own, by the name of the slot (decision 0433). It does not reach the browser.
 */
export const slotSpecs = {
  heading: {
    description:
      'Words in place of those of the heading. They stand in it, in its size and at its level: take a `<span>`, not another heading. A short list (`compact`) has none.',
  },
  before: { description: 'Above the list, between its heading and the search.' },
  after: { description: 'Below the list and the way to its other pages.' },
  empty: {
    description:
      'In place of what is said where there is nothing at all yet; not where a search or a filter finds nothing.',
  },
  footer: { description: 'Below the form: help, a telephone number, who may get an account.' },
} as const satisfies Readonly<Record<string, PublishedText>>;

/** A place of a widget where a page puts something of its own. */
export type SlotName = keyof typeof slotSpecs;

/** What every list of the list kit has. */
export const listSlots = ['heading', 'before', 'after', 'empty'] as const satisfies readonly SlotName[];

/** A slot with what it is for. */
export interface NamedSlot extends PublishedText {
  readonly name: SlotName;
}

/** The slots of a widget with what each is for, for docs and typings. */
export const slotsOf = ({ slots = [] }: { readonly slots?: readonly SlotName[] | undefined }): NamedSlot[] =>
  slots.map((name) => ({ name, ...slotSpecs[name] }));
