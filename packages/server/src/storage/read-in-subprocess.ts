import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FromSubprocess } from './answer-parent.ts';

/** Limits of reading one file. */
export interface SubprocessLimits {
  /** Wall time in seconds. It starts again when more memory is granted. */
  readonly seconds: number;
  /** Maximum of V8's heap, in MiB. */
  readonly heapMegabytes: number;
  /** Maximum of resident memory, with the runtime's 70, in MiB. Checked on systems with `/proc` (Linux). */
  readonly megabytes: number;
}

export interface SubprocessOptions {
  /** Ends the process once aborted; the reading then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Runs `rest` once `megabytes` beyond the limit may be used.
   * @default at once
   */
  readonly grant?: Grant;
}
export type Grant = (megabytes: number, rest: () => Promise<unknown>) => Promise<unknown>;

/** Returns the script's result for one file; null where it ended early or exceeded its limits. */
export type SubprocessReader<Request, Found> = (
  request: Request,
  options?: SubprocessOptions,
) => Promise<Found | null>;

/**
 * Reads an untrusted file in a process of its own, which gets no environment and ends with the file. A worker thread would not suffice: V8
 * ends the whole server where a list grows beyond its memory. The script answers through `answerParent`.
 *
 * For a script with a slow start, the process for the next file is started after each one and waits `spareSeconds` for it. It does not keep
 * the program from ending.
 */
export function createSubprocessReader<Request extends object, Found>(
  script: URL,
  limits: SubprocessLimits,
  spareSeconds = 0,
): SubprocessReader<Request, Found> {
  let spare: ChildProcess | null = null;
  const prepare = () => {
    if (spare || spareSeconds === 0) return;
    const child = begin(script, limits);
    const leave = setTimeout(() => child.kill('SIGKILL'), spareSeconds * 1000).unref();
    const forget = () => {
      clearTimeout(leave);
      if (spare === child) spare = null;
    };
    child.once('disconnect', forget).once('error', forget).once('foyer-taken', forget);
    child.unref();
    child.channel?.unref();
    spare = child;
  };
  return async (request, options = {}) => {
    options.signal?.throwIfAborted();
    const child = spare?.connected ? spare : begin(script, limits);
    child.emit('foyer-taken');
    child.ref();
    child.channel?.ref();
    try {
      return await ask<Found>(child, request, limits, options);
    } finally {
      prepare();
    }
  };
}

function begin(script: URL, { heapMegabytes }: SubprocessLimits): ChildProcess {
  const { SystemRoot } = process.env;
  return fork(fileURLToPath(script), {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    env: SystemRoot === undefined ? {} : { SystemRoot },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

const grantAtOnce: Grant = (_, rest) => rest();

async function ask<Found>(
  child: ChildProcess,
  request: object,
  { seconds, megabytes }: SubprocessLimits,
  { signal, grant = grantAtOnce }: SubprocessOptions,
): Promise<Found | null> {
  const { promise: ended, resolve: end, reject } = Promise.withResolvers<Found | null>();
  const limitTime = () => setTimeout(end, seconds * 1000, null);
  let timer = limitTime();
  let most = megabytes;
  // V8 limits its heap only; the memory outside it, such as buffers and pixels, is known to the system alone
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > most) end(null);
  }, 25);
  const leave = () => reject(signal?.reason);
  signal?.addEventListener('abort', leave);
  const goOn = (more: number) => () => {
    most += more;
    timer = limitTime();
    // the process may have ended while it waited
    if (child.connected) child.send('granted', () => {});
    return ended.catch(() => {});
  };
  child.on('message', (message: FromSubprocess<Found>) => {
    if ('found' in message) return end(message.found);
    clearTimeout(timer);
    grant(message.needs, goOn(message.needs)).catch(reject);
  });
  child.on('error', () => end(null));
  // not `exit`, which may be reported before the last message
  child.once('disconnect', () => end(null));
  child.send(request, (error) => {
    if (error) end(null);
  });
  try {
    return await ended;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', leave);
    child.kill('SIGKILL');
  }
}

/** Returns the resident memory of a process in MiB; 0 where the system does not report it. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
