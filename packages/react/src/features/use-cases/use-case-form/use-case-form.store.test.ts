import type { FieldError } from '@foyer/contract/field-rules';
import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import type { ApiError, Result } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import type { FilesByField, SendOptions, UseCaseDefinition, Values } from './use-case-definition.ts';
import { createUseCaseForm } from './use-case-form.store.ts';

interface Sent extends SendOptions {
  readonly values: Values;
  readonly files: FilesByField;
  readonly answer: (result: Result<Submission>) => void;
}

const overview = { kind: 'overview' } as unknown as UseCaseOverview;
const submission = { id: 's', number: 'V-1' } as Submission;
const done: Result<Submission> = { ok: true, value: submission };
const refused = (code: string, more: Partial<ApiError> = {}): Result<Submission> => ({
  ok: false,
  error: { code, status: 422, requestId: null, retryAfter: null, fields: [], ...more },
});
const fields = ['who', 'when', 'why'] as const;

/** A request with three steps of one required field each, and a photo in the last one. The test gives the answers. */
function create() {
  const sent: Sent[] = [];
  const seen: unknown[] = [];
  const useCase = {
    kind: 'mileage-status-report',
    steps: [{ fields: ['who'] }, { fields: ['when'] }, { fields: ['why', 'photo'] }],
    fieldOf: { who_unknown: 'who', odd: 'nowhere' },
    validate: (facts: { readonly values: Values; readonly overview: UseCaseOverview }): FieldError[] => {
      seen.push(facts.overview);
      return fields
        .filter((name) => facts.values[name] === undefined)
        .map((path) => ({ path, code: 'required' }));
    },
    submit: (_: unknown, values: Values, files: FilesByField, options: SendOptions) =>
      new Promise((answer) => sent.push({ values, files, answer, ...options })),
  } as unknown as UseCaseDefinition;
  const store = createUseCaseForm(useCase, (() => undefined) as never, overview);
  const state = () => store.$state.get();
  const paths = () => state().errors.map(({ path }) => path);
  return { store, state, paths, sent, seen };
}
const complete = { who: 'a', when: 'b', why: 'c' };
const settle = () => vi.waitFor(() => undefined);

describe('the steps of a request', () => {
  it('lead on only past a step without errors', () => {
    const { store, state, paths } = create();
    store.goTo(1);
    expect([state().step, paths()]).toEqual([0, ['who']]);
    store.setValues({ who: 'a' });
    expect(paths()).toEqual([]);
    store.goTo(1);
    expect([state().step, paths()]).toEqual([1, []]);
  });

  it('cannot be skipped: the first step with an error stops', () => {
    const { store, state, paths } = create();
    store.setValues({ who: 'a', why: 'c' });
    store.goTo(3);
    expect([state().step, paths()]).toEqual([1, ['when']]);
    store.setValues(complete);
    store.goTo(99);
    expect(state().step).toBe(3);
  });

  it('lead back despite errors, and hide the errors', () => {
    const { store, state, paths } = create();
    store.setValues({ who: 'a', when: 'b' });
    store.goTo(2);
    store.goTo(3);
    expect(paths()).toEqual(['why']);
    store.goTo(0);
    expect([state().step, paths()]).toEqual([0, []]);
  });

  it('count each stop, so that a repeated error is reported again', () => {
    const { store, state } = create();
    store.goTo(1);
    store.goTo(1);
    expect(state().stops).toBe(2);
    store.setValues({ who: 'a' });
    store.goTo(1);
    expect(state().stops).toBe(2);
  });

  it('remove an error as soon as it is fixed, and show no new one while the user types', () => {
    const { store, paths } = create();
    store.goTo(1);
    store.setValues({});
    expect(paths()).toEqual(['who']);
    store.setValues({ who: 'a' });
    store.setValues({});
    expect(paths()).toEqual([]);
  });

  it('require a missing file at its step', () => {
    const { store, state, paths } = create();
    store.setFiles({ files: {}, errors: [{ path: 'photo', code: 'required' }] });
    store.setValues(complete);
    store.goTo(3);
    expect([state().step, paths()]).toEqual([2, ['photo']]);
    store.setFiles({ files: { photo: [new File(['x'], 'a.png')] }, errors: [] });
    expect(paths()).toEqual([]);
  });

  it('resume an earlier visit at the first missing value, else at the review', () => {
    const { store, state, paths } = create();
    store.resume({ who: 'a' });
    expect([state().step, state().values, paths()]).toEqual([1, { who: 'a' }, []]);
    store.resume(complete);
    expect(state().step).toBe(3);
  });

  it('use the newest overview', () => {
    const { store, seen } = create();
    const newer = { kind: 'newer' } as unknown as UseCaseOverview;
    store.setOverview(newer);
    store.goTo(1);
    expect(seen.at(-1)).toBe(newer);
  });
});

describe('sending a request', () => {
  it('does not start with errors, and leads to the first one', async () => {
    const { store, state, paths, sent } = create();
    store.resume(complete);
    store.setValues({ who: 'a' });
    await store.submit();
    expect([sent.length, state().step, paths(), state().stops]).toEqual([0, 1, ['when', 'why'], 1]);
  });

  it('happens once, however often the button is pressed, and ends with a number', async () => {
    const { store, state, sent } = create();
    store.setValues(complete);
    const pressed = [store.submit(), store.submit()];
    expect([state().phase, state().progress]).toEqual(['sending', null]);
    sent[0]?.answer(done);
    await Promise.all(pressed);
    expect([sent.length, state().phase, state().submission]).toEqual([1, 'sent', submission]);
    await store.submit();
    expect(sent).toHaveLength(1);
  });

  it('locks the step meanwhile', async () => {
    const { store, state, sent } = create();
    store.resume(complete);
    const sending = store.submit();
    store.goTo(0);
    expect(state().step).toBe(3);
    sent[0]?.answer(done);
    await sending;
  });

  it('shows the upload progress until the answer arrives', async () => {
    const { store, state, sent } = create();
    store.setFiles({ files: { photo: [new File(['x'], 'a.png')] }, errors: [] });
    store.setValues(complete);
    const sending = store.submit();
    expect(state().progress).toBe(0);
    sent[0]?.onProgress(0.5);
    expect(state().progress).toBe(0.5);
    sent[0]?.answer(refused('internal_error', { status: 500 }));
    await sending;
    sent[0]?.onProgress(1);
    expect([state().phase, state().progress]).toEqual(['editing', null]);
  });

  it('puts a refusal at its field, and leads the user there', async () => {
    const { store, state, paths, sent } = create();
    store.resume(complete);
    const sending = store.submit();
    sent[0]?.answer(refused('who_unknown', { fields: [{ path: 'x', code: 'y', params: { name: 'a' } }] }));
    await sending;
    expect([state().step, state().errors, state().failure, state().stops]).toEqual([
      0,
      [{ path: 'who', code: 'who_unknown', params: { name: 'a' } }],
      null,
      1,
    ]);
    // The refusal stays until its own field changes.
    store.setValues({ ...complete, why: 'd' });
    expect(paths()).toEqual(['who']);
    store.setValues({ ...complete, who: 'z' });
    expect(paths()).toEqual([]);
  });

  it.each([
    ['who', 0],
    ['who.city', 0],
    ['photo.0', 2],
    ['whose', 3],
    ['whose.city', 3],
    ['city.who', 3],
  ])('stops an error of the path %s at step %d, where 3 is the review', async (path, step) => {
    const { store, state, sent } = create();
    store.resume(complete);
    const sending = store.submit();
    sent[0]?.answer(refused('validation_failed', { fields: [{ path, code: 'required' }] }));
    await sending;
    expect([state().step, state().failure === null]).toEqual([step, step < 3]);
  });

  it.each([
    refused('internal_error', { status: 500 }),
    refused('odd'),
    refused('validation_failed', { fields: [{ path: 'elsewhere', code: 'required' }] }),
  ])('reports a refusal without a field of a step as a whole: $error.code', async (answer) => {
    const { store, state, sent } = create();
    store.resume(complete);
    const sending = store.submit();
    sent[0]?.answer(answer);
    await sending;
    expect([state().step, state().errors, state().phase]).toEqual([3, [], 'editing']);
    expect(state().failure?.code).toBe(answer.ok ? '' : answer.error.code);
    store.setValues(complete);
    expect(state().failure).toBeNull();
  });

  it('remembers each error code of a refusal once', async () => {
    const { store, state, sent } = create();
    store.setValues(complete);
    for (const [at, code] of ['implausible', 'odd', 'implausible'].entries()) {
      const sending = store.submit();
      sent[at]?.answer(refused(code));
      await sending;
    }
    expect(state().refusals).toEqual(['implausible', 'odd']);
  });

  it('keeps the key after a lost answer, and changes it with the values', async () => {
    const { store, sent } = create();
    const send = async (values: Values, answer: Result<Submission>) => {
      store.setValues(values);
      const sending = store.submit();
      sent.at(-1)?.answer(answer);
      await sending;
      return sent.at(-1)?.idempotencyKey;
    };
    const lost = refused('network', { status: 0 });
    const first = await send(complete, lost);
    expect(await send(complete, lost)).toBe(first);
    const second = await send({ ...complete, why: 'd' }, refused('odd'));
    expect(second).not.toBe(first);
    expect(await send({ ...complete, why: 'd' }, done)).not.toBe(second);
  });

  it('can be cancelled, which is no error of the fields', async () => {
    const { store, state, sent } = create();
    store.setValues(complete);
    store.cancel();
    const sending = store.submit();
    store.cancel();
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.answer(refused('aborted', { status: 0 }));
    await sending;
    expect([state().phase, state().failure?.code]).toEqual(['editing', 'aborted']);
    const again = store.submit();
    sent[1]?.answer(done);
    await again;
    expect([sent[1]?.signal.aborted, state().phase]).toEqual([false, 'sent']);
  });

  it('restarts without earlier values', async () => {
    const { store, state, sent } = create();
    store.resume(complete);
    const sending = store.submit();
    sent[0]?.answer(done);
    await sending;
    store.restart();
    await settle();
    expect(state()).toMatchObject({ values: {}, step: 0, phase: 'editing', submission: null, refusals: [] });
  });
});
