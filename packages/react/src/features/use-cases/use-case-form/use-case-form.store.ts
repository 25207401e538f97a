import type { FieldError } from '@foyer/contract/field-rules';
import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import type { ApiError, FoyerSdk } from '@foyer/core';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { createIdempotencyKeys } from '../../../provider/idempotency-keys.ts';
import {
  type FilesByField,
  fieldErrorsOf,
  type UseCaseDefinition,
  type Values,
} from './use-case-definition.ts';

export interface UseCaseFormState {
  readonly values: Values;
  /** Index of the current step; the number of steps stands for the review. */
  readonly step: number;
  readonly phase: 'editing' | 'sending' | 'sent';
  /** Errors of fields that have been checked. */
  readonly errors: readonly FieldError[];
  /** Error of the last attempt as a whole. */
  readonly failure: ApiError | null;
  /** Upload progress from 0 to 1; null while no files are sent. */
  readonly progress: number | null;
  readonly refusals: readonly string[];
  /** Number of times that errors of fields have stopped the user. */
  readonly stops: number;
  readonly submission: Submission | null;
}

/** The chosen files and their errors. */
export interface ChosenFiles {
  readonly files: FilesByField;
  readonly errors: readonly FieldError[];
}

export interface UseCaseFormStore {
  readonly $state: ReadableAtom<UseCaseFormState>;
  setValues(values: Values): void;
  setFiles(chosen: ChosenFiles): void;
  setOverview(overview: UseCaseOverview): void;
  /** Goes to a step; forward only up to the first step with an error. */
  goTo(step: number): void;
  /** Restores values of an earlier visit, and goes to the first step with an error. */
  resume(values: Values): void;
  /** Submits the request once; calls during the submission are ignored. */
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
  stops: 0,
  submission: null,
};

/** An error of the server about a field, with the value that was sent. */
interface RemoteError {
  readonly error: FieldError;
  readonly sent: unknown;
}

/** Internal state of the store. */
interface Held {
  overview: UseCaseOverview;
  chosen: ChosenFiles;
  /** Errors of the server; each one stays until its field changes. */
  remote: readonly RemoteError[];
}
type State = WritableAtom<UseCaseFormState>;

const patch = ($state: State, change: Partial<UseCaseFormState>) =>
  $state.set({ ...$state.get(), ...change });

/** Shows the errors that stop the user. */
const stopAt = ($state: State, step: number, errors: readonly FieldError[]) =>
  patch($state, { step, errors, stops: $state.get().stops + 1 });

/** Whether a path is the field or lies within it: `deliveryAddress.city` within `deliveryAddress`. */
const isWithin = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

/** Creates the checks of the whole request and of each step. */
function createChecks(useCase: UseCaseDefinition, $state: State, held: Held) {
  const all = (): readonly FieldError[] => {
    const { values, refusals } = $state.get();
    const { overview, chosen } = held;
    return [...useCase.validate({ values, overview, refusals }), ...chosen.errors];
  };
  /** Returns the value of a field, or its files. */
  const sentAt = (path: string): unknown => $state.get().values[path] ?? held.chosen.files[path];
  return {
    all,
    ofStep: (step: number): readonly FieldError[] => {
      const names = useCase.steps[step]?.fields ?? [];
      return all().filter(({ path }) => names.some((name) => isWithin(path, name)));
    },
    /** Returns the first step with one of these errors; the review if there is none. */
    stepOf: (errors: readonly FieldError[]): number => {
      const paths = errors.map(({ path }) => path);
      const at = useCase.steps.findIndex(({ fields }) =>
        fields.some((name) => paths.some((path) => isWithin(path, name))),
      );
      return at < 0 ? useCase.steps.length : at;
    },
    /** Removes shown errors that are fixed; new errors appear at the next step only. */
    recheck: () => {
      const { errors } = $state.get();
      if (errors.length === 0) return;
      const shown = new Set(errors.map(({ path }) => path));
      held.remote = held.remote.filter(({ error, sent }) => sentAt(error.path) === sent);
      const remote = held.remote.map(({ error }) => error).filter((error) => errors.includes(error));
      patch($state, { errors: [...all().filter(({ path }) => shown.has(path)), ...remote] });
    },
    keepRemote: (errors: readonly FieldError[]) => {
      held.remote = errors.map((error) => ({ error, sent: sentAt(error.path) }));
    },
  };
}
type Checks = ReturnType<typeof createChecks>;

/** Sends one submission at a time; the same values and files keep their idempotency key until an answer has settled it. */
function createSender(
  useCase: UseCaseDefinition,
  call: FoyerSdk['call'],
  $state: State,
  held: Held,
  checks: Checks,
) {
  const keys = createIdempotencyKeys();
  let sending: AbortController | null = null;
  const refuse = (error: ApiError) => {
    const errors = fieldErrorsOf(useCase, error);
    const step = checks.stepOf(errors);
    const isOfFields = errors.length > 0 && step < useCase.steps.length;
    const refusals = [...new Set([...$state.get().refusals, error.code])];
    checks.keepRemote(errors);
    patch($state, { phase: 'editing', progress: null, refusals });
    patch($state, { errors: [], failure: isOfFields ? null : error });
    if (isOfFields) stopAt($state, step, errors);
  };
  const send = async (abort: AbortController) => {
    const { values } = $state.get();
    const { files } = held.chosen;
    const hasFiles = Object.values(files).some((chosen) => chosen.length > 0);
    patch($state, { phase: 'sending', errors: [], failure: null, progress: hasFiles ? 0 : null });
    const result = await useCase.submit(call, values, files, {
      idempotencyKey: keys.keyFor({ values, files }),
      signal: abort.signal,
      onProgress: (progress) => sending === abort && hasFiles && patch($state, { progress }),
    });
    keys.settle(result);
    if (result.ok) patch($state, { phase: 'sent', progress: null, submission: result.value });
    else refuse(result.error);
  };
  return {
    async submit() {
      if (sending !== null || $state.get().phase !== 'editing') return;
      const errors = checks.all();
      if (errors.length > 0) return stopAt($state, checks.stepOf(errors), errors);
      const abort = new AbortController();
      sending = abort;
      await send(abort);
      sending = null;
    },
    cancel: () => sending?.abort(),
  };
}

/** The state of a request's form, independent of React: steps, checks, submission and its outcome. */
export function createUseCaseForm(
  useCase: UseCaseDefinition,
  call: FoyerSdk['call'],
  overview: UseCaseOverview,
): UseCaseFormStore {
  const $state = atom(start);
  const held: Held = { overview, chosen: { files: {}, errors: [] }, remote: [] };
  const checks = createChecks(useCase, $state, held);
  return {
    $state,
    ...createSender(useCase, call, $state, held, checks),
    setValues(values) {
      patch($state, { values, failure: null });
      checks.recheck();
    },
    setFiles(chosen) {
      held.chosen = chosen;
      checks.recheck();
    },
    setOverview(next) {
      held.overview = next;
    },
    goTo(target) {
      const { step, phase } = $state.get();
      if (phase !== 'editing') return;
      for (let at = step; at < target; at += 1) {
        const errors = checks.ofStep(at);
        if (errors.length > 0) return stopAt($state, at, errors);
      }
      patch($state, { step: Math.min(target, useCase.steps.length), errors: [], failure: null });
    },
    resume(values) {
      patch($state, { values });
      patch($state, { step: checks.stepOf(checks.all()) });
    },
    restart: () => $state.set(start),
  };
}
