import type { BulkInviteResult } from '@foyer/contract/employees/bulk-invite.schema';
import type { Role } from '@foyer/contract/roles';
import { type ApiError, openDrafts, type Result } from '@foyer/core';
import { useMemo, useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { createIdempotencyKeys } from '../../../provider/idempotency-keys.ts';
import {
  type BulkRow,
  countRows,
  judgeMended,
  judgeSent,
  mendedRows,
  mendRow,
  type RowFields,
  readRows,
} from './bulk-row.ts';
import { mendedFile } from './mended-file.ts';

/** What goes with every row of the file. */
export interface BulkOptions {
  readonly defaultRoles: readonly Role[];
  readonly message: string;
}

/** A file and what a dry run knows it by. */
interface Judged {
  readonly file: File;
  readonly sha256: string;
}

interface State {
  readonly step: 'choose' | 'check' | 'sent';
  readonly rows: readonly BulkRow[];
  readonly lastCommittedAt: string | null;
  readonly running: 'check' | 'mend' | 'send' | null;
  /** 0 to 1 while the file is on its way; null while the server works. */
  readonly progress: number | null;
  readonly error: ApiError | undefined;
}

const start: State = {
  step: 'choose',
  rows: [],
  lastCommittedAt: null,
  running: null,
  progress: null,
  error: undefined,
};

/** Inviting the people of a file: a dry run, mending what is wrong, and sending it. */
export interface BulkInvite extends State {
  readonly check: (file: File, options: BulkOptions) => Promise<void>;
  readonly mend: (line: number, fields: Partial<RowFields>) => void;
  readonly checkMended: () => Promise<void>;
  readonly send: () => Promise<void>;
  readonly restart: () => void;
}

/** Mended rows outlive a reload: whoever chooses the same file again goes on with them. */
const draftKey = (sha256: string) => `employees.mended.${sha256.slice(0, 16)}`;

function withDraft(rows: readonly BulkRow[], draft: Readonly<Record<string, unknown>> | null) {
  return Object.entries(draft ?? {}).reduce(
    (all, [line, fields]) =>
      all.some((row) => row.line === Number(line) && row.result === 'invalid')
        ? mendRow(all, Number(line), fields as Partial<RowFields>)
        : all,
    rows,
  );
}

export function useBulkInvite(onSent: (count: number) => void): BulkInvite {
  const sdk = useSdk();
  const drafts = useMemo(() => openDrafts(sdk), [sdk]);
  const [keys] = useState(createIdempotencyKeys);
  const [state, setState] = useState(start);
  const change = (part: Partial<State>) => setState((old) => ({ ...old, ...part }));
  const given = useRef<{ whole: Judged; mended: Judged | null; options: BulkOptions } | null>(null);
  const isRunning = useRef(false);

  const ask = async (
    file: File,
    { defaultRoles, message }: BulkOptions,
    commit?: Judged,
  ): Promise<Result<BulkInviteResult>> => {
    const body = {
      dryRun: commit === undefined,
      ...(commit && { fileSha256: commit.sha256 }),
      ...(defaultRoles.length > 0 && { defaultRoles: [...defaultRoles] }),
      ...(message.trim() && { message }),
    };
    const idempotencyKey = keys.keyFor({ body, file });
    const answer = await sdk.call('inviteUsersInBulk', {
      body,
      files: { file: [file] },
      idempotencyKey,
      // What is left when all of it has arrived is the server's.
      onProgress: (fraction) => change({ progress: fraction < 1 ? fraction : null }),
    });
    keys.settle(answer);
    return answer;
  };
  const run = async (running: State['running'], work: () => Promise<Partial<State>>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    change({ running, progress: 0, error: undefined });
    change({ ...(await work()), running: null, progress: null });
    isRunning.current = false;
  };

  const check: BulkInvite['check'] = (file, options) =>
    run('check', async () => {
      const answer = await ask(file, options);
      if (!answer.ok) return { error: answer.error };
      const { fileSha256: sha256, lastCommittedAt } = answer.value;
      given.current = { whole: { file, sha256 }, mended: null, options };
      const rows = withDraft(readRows(answer.value), drafts.load(draftKey(sha256)));
      return { step: 'check', rows, lastCommittedAt };
    });
  const mend: BulkInvite['mend'] = (line, fields) => {
    const rows = mendRow(state.rows, line, fields);
    const { sha256 = '' } = given.current?.whole ?? {};
    drafts.save(draftKey(sha256), Object.fromEntries(mendedRows(rows).map((row) => [row.line, row.fields])));
    change({ rows });
  };
  /** Answers the rows as they are judged now; nothing is asked where no row was touched. */
  const judge = async (rows: readonly BulkRow[]): Promise<Result<readonly BulkRow[]>> => {
    const mended = mendedRows(rows);
    if (given.current === null || !mended.some(({ isTouched }) => isTouched))
      return { ok: true, value: rows };
    const file = mendedFile(mended);
    const answer = await ask(file, given.current.options);
    if (!answer.ok) return answer;
    given.current = { ...given.current, mended: { file, sha256: answer.value.fileSha256 } };
    return { ok: true, value: judgeMended(rows, mended, answer.value) };
  };
  const checkMended = () =>
    run('mend', async () => {
      const judged = await judge(state.rows);
      return judged.ok ? { rows: judged.value } : { error: judged.error };
    });
  const send = () =>
    run('send', async () => {
      if (given.current === null) return {};
      const { whole, mended, options } = given.current;
      let { rows } = state;
      if (rows.some(({ isMended, result }) => !isMended && result === 'ready')) {
        const answer = await ask(whole.file, options, whole);
        if (!answer.ok) return { error: answer.error };
        rows = judgeSent(rows, answer.value);
      }
      if (mended !== null && rows.some(({ isMended, result }) => isMended && result === 'ready')) {
        const answer = await ask(mended.file, options, mended);
        // Those of the file itself are on their way: another press sends the rest.
        if (!answer.ok) return { rows, error: answer.error };
        rows = judgeMended(rows, mendedRows(rows), answer.value);
      }
      drafts.clear(draftKey(whole.sha256));
      onSent(countRows(rows).invited);
      return { rows, step: 'sent' };
    });
  const restart = () => {
    given.current = null;
    setState(start);
  };
  return { ...state, check, mend, checkMended, send, restart };
}
