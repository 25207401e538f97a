import { createRequire, registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs drizzle-kit with this package's drizzle-orm. npm installs drizzle-orm below the package and drizzle-kit at the root, from where
 * it does not find it: `node src/db/drizzle-kit.ts generate --config drizzle.config.ts`.
 */
const require = createRequire(import.meta.url);
const root = dirname(require.resolve('drizzle-orm'));

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier !== 'drizzle-orm' && !specifier.startsWith('drizzle-orm/')) return next(specifier, context);
    const isRequire = context.conditions.includes('require');
    const file = `${root}${specifier.slice('drizzle-orm'.length) || '/index'}`;
    const path = `${/\/(index|version)$/.test(file) || isFile(`${file}.cjs`) ? file : `${file}/index`}`;
    return { url: pathToFileURL(`${path}.${isRequire ? 'cjs' : 'js'}`).href, shortCircuit: true };
  },
});

function isFile(path: string): boolean {
  return process.getBuiltinModule('node:fs').existsSync(path);
}

require(fileURLToPath(new URL('./bin.cjs', pathToFileURL(require.resolve('drizzle-kit')))));
