import { runCommand } from './start/run-command.ts';
import { runOperators } from './start/run-operators.ts';

await runCommand(runOperators);
