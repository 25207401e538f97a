import type { Plugin } from 'vite';
import { elementTypings, markupTypings } from './element-typings.ts';
import { customElementsManifest } from './elements-manifest.ts';
import { widgets } from './widget-list.ts';

/** Sizes before a widget is there, so that nothing shifts. The page may link it; it styles undefined elements only. */
export function sizeStyles(): string {
  return widgets
    .flatMap(({ widget: { tag, minBlockSize, compactBlockSize } }) => [
      `foyer-${tag}:not(:defined){display:block;min-block-size:${minBlockSize}}`,
      ...(compactBlockSize
        ? [`foyer-${tag}[compact]:not(:defined){min-block-size:${compactBlockSize}}`]
        : []),
    ])
    .join('\n');
}

/** Emits `foyer.css`, `custom-elements.json` and the typings beside the scripts. */
export function elementDocs(): Plugin {
  return {
    name: 'foyer-element-docs',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'foyer.css', source: sizeStyles() });
      this.emitFile({
        type: 'asset',
        fileName: 'custom-elements.json',
        source: JSON.stringify(customElementsManifest(), null, 2),
      });
      this.emitFile({ type: 'asset', fileName: 'foyer.d.ts', source: elementTypings() });
      for (const [framework, source] of Object.entries(markupTypings())) {
        this.emitFile({ type: 'asset', fileName: `foyer-${framework}.d.ts`, source });
      }
    },
  };
}
