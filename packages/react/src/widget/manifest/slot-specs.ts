import type { PublishedText } from './published.ts';

/** Slots of widgets for content of the page, by name (decision 0433). Not part of the browser's code. */
export const slotSpecs = {
  heading: {
    description:
      'Text of the heading. It is placed inside the heading element and keeps its size and level: use a `<span>`, not another heading. A short list (`compact`) has no heading.',
  },
  before: { description: 'Above the list, between its heading and the search.' },
  after: { description: 'Below the list and its pagination.' },
  empty: {
    description:
      'Replaces the empty state of a list without any entries; not shown if a search or filter finds nothing.',
  },
  footer: { description: 'Below the form: help, a telephone number, how to get an account.' },
} as const satisfies Readonly<Record<string, PublishedText>>;

/** Name of a slot. */
export type SlotName = keyof typeof slotSpecs;

/** Slots of every list made with the list kit. */
export const listSlots = ['heading', 'before', 'after', 'empty'] as const satisfies readonly SlotName[];

/** A slot with its name and description. */
export interface NamedSlot extends PublishedText {
  readonly name: SlotName;
}

/** Returns the slots of a widget with their descriptions, for docs and typings. */
export const slotsOf = ({ slots = [] }: { readonly slots?: readonly SlotName[] | undefined }): NamedSlot[] =>
  slots.map((name) => ({ name, ...slotSpecs[name] }));
