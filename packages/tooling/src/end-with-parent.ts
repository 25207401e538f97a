import { pathToFileURL } from 'node:url';

/**
 * `node end-with-parent.ts program.ts`, started with a channel to its parent: the program is told to end when the parent is gone, even if
 * that was killed and could tell nobody.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A listener holds the channel open, and that the process: it must not live for this.
process.channel?.unref();
const [, , program] = process.argv;
if (!program) throw new Error('end-with-parent.ts needs a program.');
await import(pathToFileURL(program).href);
