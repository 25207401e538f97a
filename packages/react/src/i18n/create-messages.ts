import type { Catalogue, CatalogueSource, Localisation } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import type de from './first/locales/de.json';
import type words from './locales/de.json';

/** Ids of the shared texts that every feature may use: `base.retry`. */
export type BaseId = keyof typeof de | keyof typeof words;
/** Values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Texts in the active language. */
export interface Messages<Id extends string> {
  /** Returns the text of an id with its ICU placeholders filled. */
  readonly t: (id: Id | BaseId, values?: MessageValues) => string;
  /** Returns the text of an id that is built at run time, or `otherwise` if there is none (an unknown state or code). */
  readonly find: (id: string, otherwise: string, values?: MessageValues) => string;
}

/** A catalogue to register, and the hook that reads it. */
export interface MessagesSource<Id extends string> extends CatalogueSource {
  readonly useMessages: () => Messages<Id>;
}
/** Ids of a catalogue and of the catalogues it lies within. */
export type MessageId<S> = S extends MessagesSource<infer Id> ? Id : never;
/** Type of the function that returns the texts of a catalogue. */
export type TextOf<S> = Messages<MessageId<S>>['t'];

function readMessages({ i18n }: Localisation): Messages<string> {
  const t = (id: string, values?: MessageValues) => i18n._(id, { ...values });
  const has = (id: string) => i18n.messages[id] !== undefined;
  return { t, find: (id, otherwise, values) => (has(id) ? t(id, values) : otherwise) };
}

/** Returns the texts by any id, for callers whose ids are checked elsewhere. The hook of a catalogue checks its own ids. */
export function useMessages(): Messages<string> {
  const { localisation } = useSdk();
  const version = useStore(localisation.$version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has new texts
  return useMemo(() => readMessages(localisation), [localisation, version]);
}

/**
 * Creates a catalogue from the texts in `locales/` beside the calling file. German is bundled, other languages are loaded when
 * needed. Ids begin with the catalogue's name, which tells its folder, and errors have ids `<name>.error.<code>`:
 *
 * `export const orderListMessages = createMessages('orders.order-list', de, (language) => import(\`./locales/${language}.json\`), ordersFeatureMessages);`
 * `export const useOrderListMessages = orderListMessages.useMessages;`
 *
 * @param within - further texts that these need: the hook returns both, registering this catalogue registers both.
 */
export function createMessages<const D extends Catalogue, Outer extends string = never>(
  name: string,
  de: D,
  others: CatalogueSource['others'],
  within?: MessagesSource<Outer>,
): MessagesSource<Extract<keyof D, string> | Outer> {
  return { name, de, others, within, useMessages };
}
