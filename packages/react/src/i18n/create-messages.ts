import type { Catalogue, CatalogueSource } from '@foyer/core';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type de from './locales/de.json';

/** Ids of the texts every feature may use: `base.retry`. */
export type BaseId = keyof typeof de;
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

type Loaders = CatalogueSource['others'];

/** Whether the active catalogue has a text for an id. */
const hasText = (i18n: I18n, id: string): boolean => i18n.messages[id] !== undefined;

function readMessages(i18n: I18n): Messages<string> {
  const t = (id: string, values?: MessageValues) => i18n._(id, { ...values });
  return { t, find: (id, otherwise, values) => (hasText(i18n, id) ? t(id, values) : otherwise) };
}

function useMessages(): Messages<string> {
  const { i18n } = useLingui();
  return useMemo(() => readMessages(i18n), [i18n]);
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
  others: Loaders,
): MessagesSource<Extract<keyof D, string>> {
  return { feature, de, others, useMessages };
}
