import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FromSubprocess } from './answer-parent.ts';

/** What reading one file may take. */
export interface SubprocessLimits {
  /** Wall time. It starts anew once more memory is granted. */
  readonly seconds: number;
  /** Of V8's heap, in MiB. */
  readonly heapMegabytes: number;
  /** Resident in all, the runtime's 70 included, in MiB. Checked where the system has `/proc` (Linux). */
  readonly megabytes: number;
}

export interface SubprocessOptions {
  /** Ends the process once aborted; the reading then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Runs `rest` once `megabytes` beyond the limit may be taken.
   * @default at once
   */
  readonly grant?: Grant;
}
export type Grant = (megabytes: number, rest: () => Promise<unknown>) => Promise<unknown>;

/** Answers what the script found in one file; null where it ended early or took more than it may. */
export type SubprocessReader<Request, Found> = (
  request: Request,
  options?: SubprocessOptions,
) => Promise<Found | null>;

/**
 * Reads a file of a stranger in a process of its own, which gets no environment and ends with the file. A worker thread would not do: V8 ends
 * the whole server where a list grows beyond what it can hold. The script answers through `answerParent`.
 *
 * For a script that loads much, the process for the next file is begun after each one and waits `spareSeconds` for it. It keeps no program
 * from ending.
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
  // V8 limits its heap; of what lies beside it, such as buffers and pixels, the system alone knows how much there is.
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > most) end(null);
  }, 25);
  const leave = () => reject(signal?.reason);
  signal?.addEventListener('abort', leave);
  const goOn = (more: number) => () => {
    most += more;
    timer = limitTime();
    // It may have been ended while it waited.
    if (child.connected) child.send('granted', () => {});
    return ended.catch(() => {});
  };
  child.on('message', (said: FromSubprocess<Found>) => {
    if ('found' in said) return end(said.found);
    clearTimeout(timer);
    grant(said.needs, goOn(said.needs)).catch(reject);
  });
  child.on('error', () => end(null));
  // Not `exit`, which may be told before the last message.
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

/** What a process has in memory; nothing where the system does not say. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
