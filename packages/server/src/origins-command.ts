import { runCommand } from './start/run-command.ts';
import { runOrigins } from './start/run-origins.ts';

await runCommand(runOrigins);
