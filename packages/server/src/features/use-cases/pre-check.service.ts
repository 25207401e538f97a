import { businessDay, toFieldErrors } from '@foyer/contract';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import * as v from 'valibot';
import { expectedOn } from '../../domain/use-cases/expected-on.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Handler } from '../handler.ts';
import { judgeRequest } from './judge/request-judges.service.ts';
import { findOpenTwin } from './open-twin.repo.ts';
import { readPossible } from './read-possible.service.ts';
import { endpointOf, type UseCaseBody } from './use-case-operations.ts';

/** Tries a request: what its schema and the server say, and whether one is open that says the same. Nothing is stored, no file kept. */
export const preCheckUseCase: Handler<'preCheckUseCase'> = async (context) => {
  const { db, caller, input, files, storage, now, fail } = context;
  const { kind, values } = input.body;
  const { file = [] } = files;
  await Promise.all(file.map(({ storageKey }) => storage.delete(storageKey)));
  const { possible } = await readPossible(context);
  if (!possible.includes(kind)) return fail('use_case_unavailable');
  const parsed = v.safeParse(endpointOf(kind).body ?? v.never(), values);
  const errors = parsed.success
    ? await judged(kind, { db, caller, today: businessDay(now) }, parsed.output)
    : toFieldErrors(parsed.issues);
  const missing = file.length === 0 ? neededFiles(kind) : [];
  const all = [...errors, ...missing].map(({ path, code }) => ({ path, code }));
  const twin = parsed.success
    ? await findOpenTwin(db, caller.userId, kind, parsed.output as object)
    : undefined;
  const submittedAt = now;
  return {
    canSubmit: all.length === 0,
    errors: all,
    warnings: twin && all.length === 0 ? [{ path: '', code: 'already_open' }] : [],
    duplicateOf: twin ? toSubmission(twin) : null,
    expectedOn: expectedOn({ kind, state: 'received', submittedAt }),
  };
};

async function judged(kind: UseCaseKind, asking: Parameters<typeof judgeRequest>[1], body: unknown) {
  const refusal = await judgeRequest(kind, asking, body as UseCaseBody<UseCaseKind>);
  return refusal ? [{ path: refusal.errors?.[0]?.path ?? '', code: refusal.code }] : [];
}

/** The files a request needs: whether they came cannot be told apart here, where all have one name. */
const neededFiles = (kind: UseCaseKind) =>
  Object.entries(endpointOf(kind).files ?? {})
    .filter(([, rule]) => rule.required)
    .map(([path]) => ({ path, code: 'required' }));
