import { useCallback, useRef } from 'react';
import type { GenericSchema } from 'valibot';
import { usePlainForm } from './form.tsx';
import type { FormState, PlainFormOptions } from './form-state.ts';
import { useDraft } from './use-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface FormOptions<S extends GenericSchema, T> extends PlainFormOptions<S, T> {
  /** Key of the draft: typed values are stored until they are sent, and the browser asks before the page is left. */
  readonly draftKey?: string;
  /** Names of fields that a draft never stores. Passwords and files are never stored. */
  readonly secretFields?: readonly string[];
}

const none: readonly string[] = [];

/** A form that validates, sends once, shows errors and loses nothing that was typed. */
export function useForm<S extends GenericSchema, T>(options: FormOptions<S, T>): FormState {
  const { draftKey, secretFields = none } = options;
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(ref, draftKey, secretFields);
  const guard = useUnsavedGuard(draftKey !== undefined);
  const onTyped = () => {
    draft.keep();
    guard.hold();
  };
  const onSent = () => {
    draft.clear();
    guard.release();
  };
  const { discard } = draft;
  const { release } = guard;
  const forget = useCallback(() => {
    discard();
    release();
  }, [discard, release]);
  return usePlainForm(options, ref, { draft: { ...draft, discard: forget }, onTyped, onSent });
}
