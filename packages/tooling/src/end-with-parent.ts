import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * `node end-with-parent.ts program.ts [folder]`, started with a channel to its parent: the program gets SIGTERM when the parent has ended,
 * even if the parent was killed and could not signal it. The folder is removed then, which the parent would have done.
 */
const [, , program, folder] = process.argv;
if (!program) throw new Error('end-with-parent.ts needs a program.');
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// while the program is loading, it has no listener of its own
process.on('SIGTERM', () => process.listenerCount('SIGTERM') > 1 || process.exit(143));
process.once('exit', () => {
  if (folder && !process.connected) rmSync(folder, { recursive: true, force: true });
});
// the listener keeps the channel open, and the channel would keep the process running
process.channel?.unref();
await import(pathToFileURL(program).href);
