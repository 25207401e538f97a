import { businessDay, toFieldErrors } from '@foyer/contract';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import * as v from 'valibot';
import { judgeRequest } from '../../domain/use-cases/judge/request-judges.service.ts';
import { findOpenTwin } from '../../domain/use-cases/open-twin.repo.ts';
import { readPossible } from '../../domain/use-cases/read-possible.service.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import { endpointOf, type UseCaseBody } from '../../domain/use-cases/use-case-operations.ts';
import type { Handler } from '../handler.ts';

/** Validates a request by its schema and the server's rules, and looks for an equal open one. Neither the request nor a file is stored. */
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
  return {
    canSubmit: all.length === 0,
    errors: all,
    warnings: twin && all.length === 0 ? [{ path: '', code: 'already_open' }] : [],
    duplicateOf: twin ? toSubmission(twin) : null,
    expectedOn: null,
  };
};

async function judged(kind: UseCaseKind, asking: Parameters<typeof judgeRequest>[1], body: unknown) {
  const refusal = await judgeRequest(kind, asking, body as UseCaseBody<UseCaseKind>);
  return refusal ? [{ path: refusal.errors?.[0]?.path ?? '', code: refusal.code }] : [];
}

/** Returns the required files of a request; in a pre-check all files have one name, so the fields cannot be told apart. */
const neededFiles = (kind: UseCaseKind) =>
  Object.entries(endpointOf(kind).files ?? {})
    .filter(([, rule]) => rule.required)
    .map(([path]) => ({ path, code: 'required' }));
