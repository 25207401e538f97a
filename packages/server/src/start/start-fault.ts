import { StorageAway } from '../storage/storage.ts';
import { NotEmpty } from './prepare-database.ts';
import type { Settings } from './read-settings.ts';

/** A failed start whose reason the person at the terminal can correct. The message explains it. */
export class StartFault extends Error {}

interface SystemError extends Error {
  readonly code?: unknown;
  readonly path?: unknown;
}

/** Returns the code of an error or of its cause: a system error (`ECONNREFUSED`), or an SQLSTATE. */
function codeOf(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code } = at as SystemError;
    if (typeof code === 'string') return code;
  }
  return null;
}

const databaseReasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'the host name cannot be resolved',
    ETIMEDOUT: 'it does not answer',
    CONNECTION_LOST: 'it does not answer',
    EHOSTUNREACH: 'the host is unreachable',
    ENETUNREACH: 'the host is unreachable',
    '28P01': 'it rejects the password',
    '28000': 'it rejects the user',
    '3D000': 'it has no such database; create it first',
    '57P03': 'it is still starting',
    '53300': 'it has no free connection',
  }),
);

/** Explains why PostgreSQL cannot be used, without the password; returns any other error unchanged. */
export function explainDatabase(error: unknown, { DATABASE_URL: address }: Settings): unknown {
  const reason = databaseReasons.get(codeOf(error) ?? '');
  if (!address || !reason) return error;
  const { hostname, port, pathname } = new URL(address);
  const where = `${hostname}:${port || 5432}${pathname}`;
  return new StartFault(`DATABASE_URL: no connection to PostgreSQL at ${where}: ${reason}.`);
}

/** Explains why the server cannot listen; returns any other error unchanged. */
export function explainListen(error: unknown, { HOST, PORT }: Settings): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new StartFault(
      `Port ${PORT} of ${HOST} is in use. Stop the program that uses it, or set PORT to another port, such as ${PORT + 1}.`,
    );
  if (code === 'EACCES')
    return new StartFault(`This user may not listen on port ${PORT}. Set PORT to 1024 or higher.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartFault(`HOST ${HOST} is not an address of this machine.`);
  return error;
}

const writeReasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'its file system is read-only',
    ENOTDIR: 'a part of its path is a file',
    EEXIST: 'it is a file',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
  }),
);

/** Explains why the data directory cannot be used; returns any other error unchanged. */
export function explainDataDir(error: unknown, { FOYER_DATA_DIR: directory }: Settings): unknown {
  const reason = writeReasons.get(codeOf(error) ?? '');
  const { path } = (error ?? {}) as SystemError;
  if (!reason || typeof path !== 'string' || !path.startsWith(directory)) return error;
  return new StartFault(
    `The data directory ${directory} cannot be used: ${reason}. Fix that, or set FOYER_DATA_DIR to another one.`,
  );
}

/** Explains why the database cannot be filled: it is not empty, or the bucket for its files fails; returns any other error unchanged. */
export function explainPreparing(error: unknown, { S3_ENDPOINT: endpoint, S3_BUCKET }: Settings): unknown {
  if (error instanceof NotEmpty)
    return new StartFault(
      `${error.message}. Set FOYER_DATA_DIR or DATABASE_URL to an empty one, or set FOYER_DEMO=false.`,
    );
  if (!endpoint || !(error instanceof StorageAway)) return error;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return new StartFault(`S3_ENDPOINT: the bucket ${S3_BUCKET} at ${endpoint} cannot be reached (${cause}).`);
}
