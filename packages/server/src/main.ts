import { DataDirInUse } from './db/data-dir-lock.ts';
import { greet } from './start/greet.ts';
import { createLog } from './start/log.ts';
import { InvalidSettings, readSettings } from './start/read-settings.ts';
import { StartFault } from './start/start-fault.ts';
import { startServer } from './start/start-server.ts';

try {
  const settings = readSettings(process.env);
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
  const isPlain =
    error instanceof InvalidSettings || error instanceof DataDirInUse || error instanceof StartFault;
  console.error(isPlain ? `Foyer did not start: ${error.message}` : error);
  process.exit(1);
}
