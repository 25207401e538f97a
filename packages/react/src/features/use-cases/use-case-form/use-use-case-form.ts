import type { FieldError } from '@foyer/contract/field-rules';
import type { UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirst } from '../../../form/form-values.ts';
import { type Draft, useDraft } from '../../../form/use-draft.ts';
import { useUnsavedGuard } from '../../../form/use-unsaved-guard.ts';
import type { Uploads } from '../../../form/use-uploads.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { draftKeyOf } from './draft-key.ts';
import type { UseCaseDefinition, UseCaseFacts, Values } from './use-case-definition.ts';
import { createUseCaseForm, type UseCaseFormState, type UseCaseFormStore } from './use-case-form.store.ts';
import { useFileParts } from './use-file-parts.ts';
import { useStepHistory } from './use-step-history.ts';
import { useUseCaseWords } from './use-use-case-words.ts';

/** Reads the values of the fields; several chosen values of a name are joined by commas. */
function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const filled = (name: string) =>
    data
      .getAll(name)
      .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
      .join(',');
  const entries = [...new Set(data.keys())].map((name) => [name, filled(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

export interface UseCaseFormHandle {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly store: UseCaseFormStore;
  readonly state: UseCaseFormState;
  readonly draft: Draft;
  readonly uploads: Readonly<Record<string, Uploads>>;
  readonly facts: UseCaseFacts;
  readonly error: (name: string) => string | undefined;
  readonly onInput: () => void;
  readonly onSubmit: () => void;
  readonly onDiscard: () => void;
}

/** Connects the store of a request with its fields, draft, files and focus. */
export function useUseCaseForm(useCase: UseCaseDefinition, overview: UseCaseOverview): UseCaseFormHandle {
  const sdk = useSdk();
  const ref = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useDraft(ref, draftKeyOf(useCase.kind), useCase.secrets ?? []);
  const guard = useUnsavedGuard(true);
  const [store] = useState(() => createUseCaseForm(useCase, sdk.call, overview));
  const state = useStore(store.$state);
  const parts = useFileParts(useCase.files, state.progress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the files
  useEffect(() => store.setFiles({ files: parts.files, errors: parts.errors }), [store, parts.key]);
  useEffect(() => store.setOverview(overview), [store, overview]);
  useResume(ref, store, draft);
  useStepHistory(useCase.kind, store, state);
  useFocus(ref, heading, state);
  useEffect(() => {
    if (state.phase !== 'sent') return;
    draft.clear();
    guard.release();
    parts.clear();
  }, [state.phase, draft.clear, guard.release, parts.clear]);

  const read = () => ref.current && store.setValues(readValues(ref.current));
  const facts = { values: state.values, overview, refusals: state.refusals };
  return {
    ref,
    heading,
    store,
    state,
    draft,
    uploads: parts.uploads,
    facts,
    error: useErrorOf(useCase, state.errors, facts),
    onInput: () => {
      read();
      draft.keep();
      guard.hold();
    },
    onSubmit: () => {
      read();
      if (state.step < useCase.steps.length) store.goTo(state.step + 1);
      else void store.submit();
    },
    onDiscard: () => {
      parts.clear();
      store.restart();
      guard.release();
      draft.discard();
    },
  };
}

/** Resumes a restored draft at the first missing value; a new form starts with its preset values. */
function useResume(ref: RefObject<HTMLFormElement | null>, store: UseCaseFormStore, draft: Draft): void {
  const { revision, isRestored } = draft;
  const wasRestored = useRef(isRestored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per revision of the draft
  useEffect(() => {
    if (ref.current === null) return;
    const values = readValues(ref.current);
    if (wasRestored.current) store.resume(values);
    else store.setValues(values);
    wasRestored.current = false;
  }, [revision, store]);
}

/** Focuses the heading of a new step, and the first faulty field each time errors stop the user. */
function useFocus(
  form: RefObject<HTMLFormElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  { step, errors, stops }: UseCaseFormState,
): void {
  const last = useRef({ step, stops });
  useEffect(() => {
    const before = last.current;
    last.current = { step, stops };
    const hasMoved = before.step !== step;
    if (stops > before.stops) {
      const names = new Set(errors.flatMap(({ path }) => [path, path.split('.')[0] ?? path]));
      if (form.current && focusFirst(form.current, names)) return;
    }
    if (hasMoved) heading.current?.focus();
  }, [form, heading, step, errors, stops]);
}

function useErrorOf(useCase: UseCaseDefinition, errors: readonly FieldError[], facts: UseCaseFacts) {
  const { fieldText } = useErrorText();
  const inWords = useUseCaseWords(useCase);
  return (name: string): string | undefined => {
    const error = errors.find(({ path }) => path === name);
    if (error === undefined) return undefined;
    const own = useCase.describe?.(error, inWords(facts));
    return own ?? fieldText(error.code, error.params);
  };
}
