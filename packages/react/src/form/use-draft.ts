import { openDrafts } from '@foyer/core';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { collectDraft, restoreDraft } from './draft-fields.ts';
import { DraftNote } from './draft-note.tsx';
import type { Draft } from './form-state.ts';

export type { Draft } from './form-state.ts';

const pause = 300;
const firstField = 'input:not([type=hidden]), select, textarea';
type Values = Readonly<Record<string, unknown>>;

/**
 * Stores and restores the draft of a form.
 *
 * @param key - key of the draft; without it nothing is stored
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string | undefined,
  secrets: readonly string[],
): Draft {
  const sdk = useSdk();
  const drafts = useMemo(() => openDrafts(sdk), [sdk]);
  const [values, setValues] = useState<Values | null>(() => (key === undefined ? null : drafts.load(key)));
  const [revision, setRevision] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<{ readonly values: Values; readonly owner: string | null } | null>(null);
  const { owner } = sdk.storage.drafts;
  const secretNames = useRef(secrets);
  secretNames.current = secrets;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    // a logout removes the form: values typed before it must not outlast it
    if (key !== undefined && unsaved.current?.owner === owner()) drafts.save(key, unsaved.current.values);
    unsaved.current = null;
  }, [drafts, key, owner]);
  const keep = useCallback(() => {
    if (form.current === null) return;
    unsaved.current = { values: collectDraft(form.current, secretNames.current), owner: owner() };
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pause);
  }, [form, save, owner]);
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = null;
    if (key !== undefined) drafts.clear(key);
    setValues(null);
  }, [drafts, key]);
  const discard = useCallback(() => {
    clear();
    setRevision((count) => count + 1);
  }, [clear]);

  useEffect(() => {
    if (form.current !== null && values !== null) restoreDraft(form.current, values);
  }, [form, values]);
  useEffect(() => {
    // The pressed button is removed with the notice.
    if (revision > 0) form.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [form, revision]);
  useEffect(() => {
    globalThis.addEventListener('pagehide', save);
    return () => {
      globalThis.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const initial = (name: string) => {
    const value = values?.[name];
    return typeof value === 'string' ? value : undefined;
  };
  const isRestored = values !== null && Object.keys(values).length > 0;
  return { isRestored, initial, discard, keep, clear, revision, Note: DraftNote };
}
