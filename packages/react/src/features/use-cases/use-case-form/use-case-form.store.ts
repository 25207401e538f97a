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
  /** How often the way on was barred by what is wrong with fields. */
  readonly stops: number;
  readonly submission: Submission | null;
}

/** The chosen files and what is wrong with them. */
export interface ChosenFiles {
  readonly files: FilesByField;
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
  stops: 0,
  submission: null,
};

/** What the server said about a field, and what had been sent there. */
interface RemoteError {
  readonly error: FieldError;
  readonly sent: unknown;
}

/** What the store keeps beside what is shown. */
interface Held {
  overview: UseCaseOverview;
  chosen: ChosenFiles;
  /** Each holds until its field is changed. */
  remote: readonly RemoteError[];
}
type State = WritableAtom<UseCaseFormState>;

const patch = ($state: State, change: Partial<UseCaseFormState>) =>
  $state.set({ ...$state.get(), ...change });

/** Shows what bars the way on. */
const stopAt = ($state: State, step: number, errors: readonly FieldError[]) =>
  patch($state, { step, errors, stops: $state.get().stops + 1 });

/** Whether a path is a field or lies within it: `deliveryAddress.city` within `deliveryAddress`. */
const isWithin = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

/** What is wrong, as a whole and step by step. */
function createChecks(useCase: UseCaseDefinition, $state: State, held: Held) {
  const all = (): readonly FieldError[] => {
    const { values, refusals } = $state.get();
    const { overview, chosen } = held;
    return [...useCase.validate({ values, overview, refusals }), ...chosen.errors];
  };
  /** What is in a field; its files, where it takes some. */
  const sentAt = (path: string): unknown => $state.get().values[path] ?? held.chosen.files[path];
  return {
    all,
    ofStep: (step: number): readonly FieldError[] => {
      const names = useCase.steps[step]?.fields ?? [];
      return all().filter(({ path }) => names.some((name) => isWithin(path, name)));
    },
    /** The first step with one of these errors; the review where there is none. */
    stepOf: (errors: readonly FieldError[]): number => {
      const paths = errors.map(({ path }) => path);
      const at = useCase.steps.findIndex(({ fields }) =>
        fields.some((name) => paths.some((path) => isWithin(path, name))),
      );
      return at < 0 ? useCase.steps.length : at;
    },
    /** Errors that are shown go as soon as they are mended; new ones wait for the next step. */
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

/** Sends once at a time; the same values and files keep their key until an answer has settled it. */
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

/** The course of a request, without React: steps, checks, sending, what came of it. */
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
