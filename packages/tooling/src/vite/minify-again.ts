import { brotliCompressSync } from 'node:zlib';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Functions where they stand, or first: which is smaller once it is packed depends on the chunk, by a tenth of a kilobyte for a large one. */
const orders = [{}, { hoist_funs: true }];
/** Smaller chunks, in characters, are not tried both ways. */
const large = 10_000;

async function minifyOnce(code: string, order: (typeof orders)[number] | undefined): Promise<string> {
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    // nobody asks a function here how many arguments it has
    compress: { passes: 3, keep_fargs: false, ...order },
    format: { comments: false },
  });
  return result.code || code;
}

/** What its makers minified: a reader of PDF is 1.7 million characters, over which terser took a third of a build and left more of it. */
const isMinified = (moduleIds: readonly string[]) => moduleIds.every((id) => /\.min\.m?js(?:\?|$)/.test(id));

const packedSize = (code: string) => brotliCompressSync(code).length;

/** Runs terser over what the build's own minifier left: together they save half a kilobyte on the login's path and 1.5 on a list's. */
export function minifyAgain(): Plugin {
  return {
    name: 'foyer-minify-again',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || isMinified(chunk.moduleIds)) continue;
        const { code } = chunk;
        const tried = code.length < large ? orders.slice(0, 1) : orders;
        const found = await Promise.all(tried.map((order) => minifyOnce(code, order)));
        chunk.code = found.reduce((best, each) => (packedSize(each) < packedSize(best) ? each : best));
      }
    },
  };
}
