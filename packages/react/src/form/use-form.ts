import { useCallback, useRef } from 'react';
import type { GenericSchema } from 'valibot';
import { useDraft } from './use-draft.ts';
import { type FormState, type PlainFormOptions, usePlainForm } from './use-plain-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export type { FormState } from './use-plain-form.ts';

export interface FormOptions<S extends GenericSchema, T> extends PlainFormOptions<S, T> {
  /** Keeps what is typed under this name until it is sent, and asks before the page is left. */
  readonly draftKey?: string;
  /** Field names a draft never keeps. Passwords and files never are. */
  readonly secretFields?: readonly string[];
}

const none: readonly string[] = [];

/** Validates, sends once, shows what is wrong and loses nothing that was typed. */
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
