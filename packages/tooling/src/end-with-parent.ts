import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * `node end-with-parent.ts program.ts [folder]`, started with a channel to its parent: the program is told to end when the parent is
 * gone, even if that was killed and could tell nobody. The folder is what the parent would have removed then.
 */
const [, , program, folder] = process.argv;
if (!program) throw new Error('end-with-parent.ts needs a program.');
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// While it is being loaded nobody else listens.
process.on('SIGTERM', () => process.listenerCount('SIGTERM') > 1 || process.exit(143));
process.once('exit', () => {
  if (folder && !process.connected) rmSync(folder, { recursive: true, force: true });
});
// A listener holds the channel open, and that the process: it must not live for this.
process.channel?.unref();
await import(pathToFileURL(program).href);
