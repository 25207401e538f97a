import type {
  BulkInviteResult,
  BulkInviteRow,
  BulkInviteRowResult,
} from '@foyer/contract/employees/bulk-invite.schema';
import { Effect } from '../../../db/effect/effect.ts';
import { committedAddition, findCommitted } from '../../../domain/employees/bulk/bulk-files.repo.ts';
import {
  corrected,
  type JudgedRow,
  judgeRow,
  type RowWords,
} from '../../../domain/employees/bulk/judge-row.ts';
import { readRows } from '../../../domain/employees/bulk/read-rows.ts';
import { readGrants } from '../../../domain/employees/delegation.repo.ts';
import { findKnown, type KnownAs } from '../../../domain/employees/invite/find-known.repo.ts';
import { mayInvite, mayTellTaken } from '../../../domain/employees/invite/may-invite.repo.ts';
import { knownLocale, planInvitations } from '../../../domain/employees/invite/plan-invitations.ts';
import { listScope } from '../../../domain/employees/list-scope.repo.ts';
import type { HandlerContext, Planner } from '../../handler.ts';

type Context = HandlerContext<'inviteUsersInBulk'>;

/**
 * Validates a file row by row and, unless it is a dry run, invites all ready people in one statement. The file is read without locks;
 * it is validated again where a person was invited meanwhile.
 */
export const inviteUsersInBulk: Planner<'inviteUsersInBulk'> = async (context) => {
  const { db, caller, input, files, now, fail } = context;
  const { dryRun, fileSha256, message } = input.body;
  const { companyId } = caller;
  const [file] = files.file ?? [];
  if (!file || companyId === null) return fail('forbidden');
  if (!dryRun && fileSha256 !== file.sha256) return fail('file_changed');
  const judged = await judgeAll(context, await readFile(context, file));
  const ready = judged.flatMap(({ invitee, result }) => (invitee && result === 'ready' ? [invitee] : []));
  const answer: BulkInviteResult = {
    dryRun,
    fileSha256: file.sha256,
    lastCommittedAt: (await findCommitted(db, companyId, file.sha256))?.toISOString() ?? null,
    ...counted(judged.map((row) => toRow(row, dryRun))),
  };
  if (dryRun || ready.length === 0) return new Effect(answer, { changes: [], additions: [] });
  const wait = await mayInvite(db, caller, ready.length, now);
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const { additions } = await planInvitations(context, ready, message || null);
  const committed = { companyId, sha256: file.sha256, committedAt: now, invitedCount: ready.length };
  return new Effect(answer, { changes: [], additions: [...additions, committedAddition(committed)] });
};

async function readFile(
  { storage, readLarge, input, fail }: Context,
  { storageKey }: Context['files'][string][number],
): Promise<readonly RowWords[]> {
  const stream = await storage.get(storageKey);
  if (!stream) return fail('file_unreadable');
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const areRolesNeeded = !input.body.defaultRoles?.length;
  const read = await readRows(bytes, { areRolesNeeded, readLarge });
  if ('rows' in read) return read.rows;
  const errors = read.missing?.map((path) => ({ path, code: 'required' }));
  return fail(read.fault, errors && { errors });
}

interface ResultRow extends JudgedRow {
  readonly result: Exclude<BulkInviteRowResult, 'invited'>;
}

async function judgeAll(context: Context, rows: readonly RowWords[]): Promise<ResultRow[]> {
  const { db, caller, input, locale, now, fail } = context;
  const { defaultRoles = [], defaultLocale = locale, corrections = [] } = input.body;
  const byLine = new Map(corrections.map((correction) => [correction.line, correction]));
  const rules = {
    scope: await listScope(db, caller),
    ownCompanyId: caller.companyId,
    mayGrant: await readGrants(db, caller),
    defaultRoles,
    locale: knownLocale(defaultLocale),
  };
  const judged = rows.map((words) => judgeRow(corrected(words, byLine.get(words.line)), rules));
  const emails = judged.flatMap(({ invitee }) => invitee?.email ?? []);
  const known = await findKnown(db, caller, [...new Set(emails)]);
  const taken = [...known.values()].filter((as) => as === 'email_taken').length;
  if (!(await mayTellTaken(db, caller.companyId, taken, now)))
    return fail('rate_limited', { retryAfter: 60 * 60 });
  const seen = new Set<string>();
  return judged.map((row) => resultOf(row, known, seen));
}

function resultOf(row: JudgedRow, known: ReadonlyMap<string, KnownAs>, seen: Set<string>): ResultRow {
  const email = row.invitee?.email;
  if (!email) return { ...row, result: 'invalid' };
  if (seen.has(email)) return { ...row, result: 'duplicate_in_file' };
  seen.add(email);
  const as = known.get(email);
  if (as !== 'email_taken') return { ...row, result: as ?? 'ready' };
  const errors = [{ path: 'email' as const, code: 'email_taken' as const }];
  return { shown: { ...row.shown, errors }, invitee: null, result: 'invalid' };
}

const toRow = ({ shown, result }: ResultRow, dryRun: boolean): BulkInviteRow => ({
  ...shown,
  result: result === 'ready' && !dryRun ? 'invited' : result,
});

function counted(rows: BulkInviteRow[]): Pick<BulkInviteResult, 'counts' | 'rows'> {
  const counts = {
    ready: 0,
    invited: 0,
    already_invited: 0,
    already_member: 0,
    duplicate_in_file: 0,
    invalid: 0,
  };
  for (const { result } of rows) counts[result]++;
  return { counts, rows };
}
