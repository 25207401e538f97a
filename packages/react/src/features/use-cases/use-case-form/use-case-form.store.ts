import type { FieldError } from '@foyer/contract/rules';
import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import type { ApiError, FoyerSdk } from '@foyer/core';
import { atom, type ReadableAtom } from 'nanostores';
import { createEffectKeys } from '../../../provider/effect-key.ts';
import { fieldErrorsOf, type UseCase, type Values } from './use-case-definition.ts';

export interface UseCaseFormState {
  readonly values: Values;
  /** Index of the step; as many as there are steps means the review. */
  readonly step: number;
  readonly phase: 'editing' | 'sending' | 'sent';
  /** What is wrong with fields that have been looked at. */
  readonly errors: readonly FieldError[];
  /** Why the last attempt failed as a whole. */
  readonly failure: ApiError | null;
  /** 0 to 1 while files are sent. */
  readonly progress: number | null;
  readonly refusals: readonly string[];
  readonly submission: Submission | null;
}

/** The chosen files and what is wrong with them. */
export interface ChosenFiles {
  readonly files: readonly File[];
  readonly errors: readonly FieldError[];
}

export interface UseCaseFormStore {
  readonly $state: ReadableAtom<UseCaseFormState>;
  setValues(values: Values): void;
  setFiles(chosen: ChosenFiles): void;
  setOverview(overview: UseCaseOverview): void;
  /** Goes to a step; forwards only past steps that are right, and stops at the first that is not. */
  goTo(step: number): void;
  /** With values of an earlier visit: to the first step that needs something. */
  resume(values: Values): void;
  /** Sends it once; while it is under way further calls do nothing. */
  submit(): Promise<void>;
  cancel(): void;
  restart(): void;
}

const start: UseCaseFormState = {
  values: {},
  step: 0,
  phase: 'editing',
  errors: [],
  failure: null,
  progress: null,
  refusals: [],
  submission: null,
};

/** The course of a request, without React: steps, checks, sending, what came of it. */
export function createUseCaseForm(
  useCase: UseCase,
  call: FoyerSdk['call'],
  firstOverview: UseCaseOverview,
): UseCaseFormStore {
  const $state = atom(start);
  const keys = createEffectKeys();
  let overview = firstOverview;
  let chosen: ChosenFiles = { files: [], errors: [] };
  let sending: AbortController | null = null;
  const patch = (change: Partial<UseCaseFormState>) => $state.set({ ...$state.get(), ...change });

  const allErrors = (): readonly FieldError[] => {
    const { values, refusals } = $state.get();
    return [...useCase.validate({ values, overview, refusals }), ...chosen.errors];
  };
  const errorsOfStep = (step: number): readonly FieldError[] => {
    const names = useCase.steps[step]?.fields ?? [];
    return allErrors().filter(({ path }) => names.includes(path));
  };
  const stepOf = (errors: readonly FieldError[]): number => {
    const paths = errors.map(({ path }) => path);
    const at = useCase.steps.findIndex(({ fields }) => fields.some((name) => paths.includes(name)));
    return at < 0 ? useCase.steps.length : at;
  };
  /** Errors that are shown go as soon as they are mended; new ones wait for the next step. */
  const recheck = () => {
    const { errors } = $state.get();
    if (errors.length === 0) return;
    const current = allErrors();
    patch({ errors: current.filter(({ path }) => errors.some((shown) => shown.path === path)) });
  };
  const refuse = (error: ApiError) => {
    const errors = fieldErrorsOf(useCase, error);
    const step = stepOf(errors);
    const isOfFields = errors.length > 0 && step < useCase.steps.length;
    const refusals = [...new Set([...$state.get().refusals, error.code])];
    patch({ phase: 'editing', progress: null, refusals });
    patch(isOfFields ? { errors, step, failure: null } : { errors: [], failure: error });
  };
  const send = async (abort: AbortController) => {
    const { values } = $state.get();
    const { files } = chosen;
    patch({ phase: 'sending', errors: [], failure: null, progress: files.length > 0 ? 0 : null });
    const result = await useCase.submit(call, values, files, {
      idempotencyKey: keys.keyFor({ values, files }),
      signal: abort.signal,
      onProgress: (progress) => sending === abort && files.length > 0 && patch({ progress }),
    });
    keys.settle(result);
    if (result.ok) patch({ phase: 'sent', progress: null, submission: result.value });
    else refuse(result.error);
  };

  return {
    $state,
    setValues(values) {
      patch({ values, failure: null });
      recheck();
    },
    setFiles(next) {
      chosen = next;
      recheck();
    },
    setOverview(next) {
      overview = next;
    },
    goTo(target) {
      const { step, phase } = $state.get();
      if (phase !== 'editing') return;
      for (let at = step; at < target; at += 1) {
        const errors = errorsOfStep(at);
        if (errors.length > 0) return patch({ step: at, errors });
      }
      patch({ step: Math.min(target, useCase.steps.length), errors: [], failure: null });
    },
    resume(values) {
      patch({ values });
      patch({ step: stepOf(allErrors()) });
    },
    async submit() {
      if (sending !== null || $state.get().phase !== 'editing') return;
      const errors = allErrors();
      if (errors.length > 0) return patch({ errors, step: stepOf(errors) });
      const abort = new AbortController();
      sending = abort;
      await send(abort);
      sending = null;
    },
    cancel: () => sending?.abort(),
    restart: () => $state.set(start),
  };
}
