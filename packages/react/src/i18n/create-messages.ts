import type { Catalogue, CatalogueSource, Localisation } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import type de from './locales/de.json';
import type words from './words/locales/de.json';

/** Ids of the texts every feature may use: `base.retry`. */
export type BaseId = keyof typeof de | keyof typeof words;
/** Values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** A feature's texts in the active language. */
export interface Messages<Id extends string> {
  /** The text of an id, ICU placeholders filled. */
  readonly t: (id: Id | BaseId, values?: MessageValues) => string;
  /** The text of an id that is made at run time, or `otherwise` where there is none (an unknown state or code). */
  readonly find: (id: string, otherwise: string, values?: MessageValues) => string;
}

/** A catalogue to register, and the hook that reads it. */
export interface MessagesSource<Id extends string> extends CatalogueSource {
  readonly useMessages: () => Messages<Id>;
}

function readMessages({ i18n }: Localisation): Messages<string> {
  const t = (id: string, values?: MessageValues) => i18n._(id, { ...values });
  const has = (id: string) => i18n.messages[id] !== undefined;
  return { t, find: (id, otherwise, values) => (has(id) ? t(id, values) : otherwise) };
}

function useMessages(): Messages<string> {
  const { localisation } = useSdk();
  const version = useStore(localisation.$version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other texts
  return useMemo(() => readMessages(localisation), [localisation, version]);
}

/**
 * A feature's texts. German is bundled, other languages load when needed; ids start with the feature's name and
 * errors stand under `<feature>.error.<code>`:
 *
 * `export const sessionMessages = createMessages('session', de, { en: () => import('./locales/en.json') });`
 * `export const useSessionMessages = sessionMessages.useMessages;`
 */
export function createMessages<const D extends Catalogue>(
  feature: string,
  de: D,
  others: CatalogueSource['others'],
): MessagesSource<Extract<keyof D, string>> {
  return { feature, de, others, useMessages };
}
