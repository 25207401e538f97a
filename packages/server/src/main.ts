import { InvalidSettings, readSettings } from './start/read-settings.ts';

/** The reason of a start that failed, where a person at the terminal can mend it. */
async function reasonOf(error: unknown): Promise<string | null> {
  if (error instanceof InvalidSettings) return error.message;
  const { DataDirInUse } = await import('./db/data-dir-lock.ts');
  const { StartFault } = await import('./start/start-fault.ts');
  return error instanceof DataDirInUse || error instanceof StartFault ? error.message : null;
}

try {
  const settings = readSettings(process.env);
  // A wrong setting is told before the rest is even loaded.
  const { createLog } = await import('./start/log.ts');
  const { startServer } = await import('./start/start-server.ts');
  const { greet } = await import('./start/greet.ts');
  const log = createLog(settings.LOG_LEVEL);
  const server = await startServer(settings, log);
  // A terminal tells everybody in it, and whoever started us tells us again: we stop once.
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  await greet(server);
} catch (error) {
  const reason = await reasonOf(error);
  console.error(reason === null ? error : `Foyer did not start: ${reason}`);
  process.exit(1);
}
