import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const compiler = createRequire(import.meta.resolve('@angular/compiler-cli'));
const babel = await import(pathToFileURL(compiler.resolve('@babel/core')));
const { default: linker } = await import('@angular/compiler-cli/linker/babel');

/** Links Angular's own libraries, as `ng build` does; an application with Angular's CLI does not need this file. */
const link = {
  name: 'angular-linker',
  transform: {
    filter: { id: /@angular\/.*\.mjs$/ },
    handler: (code, filename) =>
      babel.transformAsync(code, {
        filename,
        configFile: false,
        babelrc: false,
        compact: false,
        plugins: [linker],
      }),
  },
};
export default { plugins: [link] };
