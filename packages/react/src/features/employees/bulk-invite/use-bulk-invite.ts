import type { BulkInviteResult } from '@foyer/contract/employees/bulk-invite.schema';
import type { Role } from '@foyer/contract/roles';
import { type ApiError, openDrafts, type Result } from '@foyer/core';
import { useMemo, useRef, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { createIdempotencyKeys } from '../../../provider/idempotency-keys.ts';
import {
  type BulkRow,
  correctionsOf,
  countRows,
  type Mends,
  mendRow,
  mendsOf,
  type RowFields,
  readRows,
} from './bulk-row.ts';

/** A file with the options for every row of it. */
export interface BulkFile {
  readonly file: File;
  readonly defaultRoles: readonly Role[];
  readonly defaultLocale: string | undefined;
  readonly message: string;
}

interface State {
  readonly step: 'choose' | 'check' | 'sent';
  readonly rows: readonly BulkRow[];
  readonly lastCommittedAt: string | null;
  readonly running: 'check' | 'mend' | 'send' | null;
  /** Fraction of the upload, from 0 to 1; null while the server works. */
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

/** An invitation of people by file: a dry run, the correction of its errors, and sending. */
export interface BulkInvite extends State {
  /** Checks a file; resolves with the server's answer, for the form that asked. */
  readonly check: (given: BulkFile) => Promise<Result<BulkInviteResult>>;
  readonly mend: (line: number, fields: Partial<RowFields>) => void;
  readonly checkMended: () => Promise<void>;
  readonly send: () => Promise<void>;
  readonly restart: () => void;
}

/** Draft key of the options for every row, which are kept until the file is sent. */
export const optionsKey = 'employees.bulk';
/** Draft key of the corrections to a file. They survive a reload, for a user who chooses the same file again. */
const draftKey = (sha256: string) => `employees.mended.${sha256.slice(0, 16)}`;

type Runs = (given: BulkFile, mends: Mends, commit?: string) => Promise<Result<BulkInviteResult>>;

/** Returns a function that sends a file: as a dry run, or to invite with the hash from its dry run. A retry invites nobody twice. */
function useRuns(onProgress: (progress: number | null) => void): Runs {
  const sdk = useSdk();
  const [keys] = useState(createIdempotencyKeys);
  return async ({ file, defaultRoles, defaultLocale, message }, mends, commit) => {
    const corrections = correctionsOf(mends);
    const body = {
      dryRun: commit === undefined,
      ...(commit !== undefined && { fileSha256: commit }),
      ...(defaultRoles.length > 0 && { defaultRoles: [...defaultRoles] }),
      ...(defaultLocale !== undefined && { defaultLocale }),
      ...(message.trim() !== '' && { message }),
      ...(corrections.length > 0 && { corrections }),
    };
    const answer = await sdk.call('inviteUsersInBulk', {
      body,
      files: { file: [file] },
      idempotencyKey: keys.keyFor({ body, file }),
      // once the upload is complete, the server works
      onProgress: (fraction) => onProgress(fraction < 1 ? fraction : null),
    });
    keys.settle(answer);
    return answer;
  };
}

type Change = (part: Partial<State>) => void;

/** Runs one request at a time: sets the state while it runs, and applies its result at the end. */
function useOneRun(change: Change) {
  const isRunning = useRef(false);
  const run = async (
    running: NonNullable<State['running']>,
    question: () => ReturnType<Runs>,
    after: (answer: BulkInviteResult) => Partial<State>,
  ) => {
    isRunning.current = true;
    change({ running, progress: 0, error: undefined });
    const answer = await question();
    isRunning.current = false;
    const end = answer.ok ? after(answer.value) : { error: answer.error };
    change({ ...end, running: null, progress: null });
    return answer;
  };
  return { run, isRunning };
}

/** @param onSent called with the number of invited people */
export function useBulkInvite(onSent: (count: number) => void): BulkInvite {
  const sdk = useSdk();
  const drafts = useMemo(() => openDrafts(sdk), [sdk]);
  const [state, setState] = useState(start);
  const change: Change = (part) => setState((old) => ({ ...old, ...part }));
  const ask = useRuns((progress) => change({ progress }));
  const given = useRef<(BulkFile & { readonly sha256: string }) | null>(null);
  const { run, isRunning } = useOneRun(change);
  const keptFor = (sha256: string) => (drafts.load(draftKey(sha256)) ?? {}) as Mends;
  const check: BulkInvite['check'] = (file) => {
    const question = async () => {
      const first = await ask(file, {});
      if (!first.ok) return first;
      const sha256 = first.value.fileSha256;
      given.current = { ...file, sha256 };
      const mends = keptFor(sha256);
      return Object.keys(mends).length > 0 ? ask(file, mends) : first;
    };
    return run('check', question, ({ rows, lastCommittedAt, fileSha256 }) => ({
      step: 'check',
      lastCommittedAt,
      rows: readRows(rows, keptFor(fileSha256)),
    }));
  };
  const mend: BulkInvite['mend'] = (line, fields) =>
    setState((old) => {
      const rows = mendRow(old.rows, line, fields);
      if (given.current) drafts.save(draftKey(given.current.sha256), mendsOf(rows));
      return { ...old, rows };
    });
  const again = async (running: 'mend' | 'send', commit?: string) => {
    const file = given.current;
    if (file === null || isRunning.current) return;
    const mends = mendsOf(state.rows);
    await run(
      running,
      () => ask(file, mends, commit),
      (answer) => {
        const rows = readRows(answer.rows, mends);
        if (commit === undefined) return { rows };
        drafts.clear(draftKey(file.sha256));
        drafts.clear(optionsKey);
        onSent(countRows(rows).invited);
        return { rows, step: 'sent' };
      },
    );
  };
  const restart = () => {
    given.current = null;
    setState(start);
  };
  const checkMended = () => again('mend');
  const send = () => again('send', given.current?.sha256);
  return { ...state, check, mend, checkMended, send, restart };
}
