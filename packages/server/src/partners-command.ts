import { runCommand } from './start/run-command.ts';
import { runPartners } from './start/run-partners.ts';

await runCommand(runPartners);
