import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import base from './vite.config.ts';

const config: any = { ...base, build: { ...base.build, outDir: '/tmp/fb/dist', emptyOutDir: true } };
config.plugins = [
  ...base.plugins,
  {
    name: 'probe',
    generateBundle(_o: unknown, bundle: any) {
      const out: string[] = [];
      for (const f of Object.values(bundle) as any[]) {
        if (f.type !== 'chunk') continue;
        out.push(
          `## ${f.fileName} ${f.code.length} br ${brotliCompressSync(f.code).length} imports ${f.imports.join(' ')} dyn ${f.dynamicImports.join(' ')}`,
        );
        for (const [id, m] of Object.entries(f.modules) as any)
          out.push(
            `   ${m.renderedLength}\t${m.code ? brotliCompressSync(m.code).length : 0}\t${id.replace('/work/main/', '')}`,
          );
      }
      writeFileSync('/tmp/fb/probe.txt', out.join('\n'));
    },
  },
];
export default config;
