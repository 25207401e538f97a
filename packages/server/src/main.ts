import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { InvalidSettings, readSettings, type Settings } from './start/read-settings.ts';

/** Returns the reason of a failed start that the person at the terminal can correct; null for other errors. */
async function reasonOf(error: unknown): Promise<string | null> {
  if (error instanceof InvalidSettings) return error.message;
  const { DataDirInUse } = await import('./db/data-dir-lock.ts');
  const { StartFault } = await import('./start/start-fault.ts');
  return error instanceof DataDirInUse || error instanceof StartFault ? error.message : null;
}

/** Runs several processes behind one port; SIGUSR2 replaces them one after the other. */
async function runAll({ FOYER_WORKERS }: Settings, log: Logger): Promise<() => Promise<void>> {
  const { runWorkers, WorkerEnded } = await import('./start/run-workers.ts');
  const { printAddresses } = await import('./start/print-addresses.ts');
  const workers = await runWorkers(FOYER_WORKERS, { log, onReady: printAddresses }).catch(
    (error: unknown) => {
      if (error instanceof WorkerEnded) process.exit(1);
      throw error;
    },
  );
  process.on('SIGUSR2', () => workers.restart());
  return workers.stop;
}

/** Runs one process: the only one, or a worker of several. */
async function runOne(settings: Settings, log: Logger): Promise<() => Promise<void>> {
  const { startServer } = await import('./start/start-server.ts');
  const { printAddresses } = await import('./start/print-addresses.ts');
  const server = await startServer(settings, log);
  const { url, isDemo } = server;
  if (cluster.isWorker) process.send?.({ url, isDemo });
  else await printAddresses(server);
  return server.stop;
}

try {
  const settings = readSettings(process.env);
  // invalid settings are reported before anything else is loaded
  const { createLog } = await import('./start/log.ts');
  const log = createLog(settings.LOG_LEVEL);
  const stopAll = await (cluster.isPrimary && settings.FOYER_WORKERS > 1 ? runAll : runOne)(settings, log);
  // a terminal signals all its processes, and the parent process signals again: stop only once
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await stopAll();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
} catch (error) {
  const reason = await reasonOf(error);
  console.error(reason === null ? error : `Foyer did not start: ${reason}`);
  process.exit(1);
}
