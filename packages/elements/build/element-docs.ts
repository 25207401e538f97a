import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetSpec } from '@foyer/react/internal';
import { widthRules } from '@foyer/react/width-rules';
import type { Plugin } from 'vite';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editor-data.ts';
import { elementTypings, markupTypings } from './element-typings.ts';
import { customElementsManifest } from './elements-manifest.ts';
import { llmsText } from './llms-text.ts';
import { stagedTag } from './stage/first-stage.ts';
import { widgets } from './widget-list.ts';

/** The version of what is built. */
export const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  readonly version: string;
};
const waiting = (tag: string) => `foyer-${tag}:not(:defined)`;

/** Sizes before a widget is there, so that nothing shifts. The page may link it; it styles undefined elements only. */
export function sizeStyles(): string {
  const filling = widgets.filter(({ widget }) => widget.inlineSize === undefined);
  const fills = `:is(${filling.map(({ widget }) => waiting(widget.tag)).join()})`;
  return [
    widthRules(fills, fills),
    ...widgets.flatMap(({ widget }) => heightRules(widget)),
    ...slotRules(),
  ].join('\n');
}

/**
 * What is meant for a slot does not show before there is one. A first stage has its slots before the element is defined: there what
 * is hidden is so until the theme is, of which any token will do, as none is a word that `visibility` knows.
 */
function slotRules(): string[] {
  const hidden = widgets.filter(({ widget }) => widget.slots && widget.tag !== stagedTag);
  return [
    `:is(${hidden.map(({ widget }) => waiting(widget.tag)).join()})>[slot]{display:none}`,
    `${waiting(stagedTag)}>[slot]{visibility:var(--_foyer-color-text,hidden)}`,
  ];
}

function heightRules({ tag, minBlockSize, waitingBlockSize, compactBlockSize, inlineSize }: WidgetSpec) {
  const width = `content:"";display:grid;overflow:clip;grid-template-columns:minmax(0,${inlineSize})`;
  return [
    `${waiting(tag)}{display:block;min-block-size:${waitingBlockSize ?? minBlockSize}}`,
    ...(inlineSize ? [`${waiting(tag)}::after{${width}}`] : []),
    ...(compactBlockSize ? [`${waiting(tag)}[compact]{min-block-size:${compactBlockSize}}`] : []),
  ];
}

/** Emits `foyer.css`, `custom-elements.json` and the typings beside the scripts. */
export function elementDocs(): Plugin {
  return {
    name: 'foyer-element-docs',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'foyer.css', source: sizeStyles() });
      const json = {
        'custom-elements': customElementsManifest(),
        'web-types': webTypes(version),
        'vscode.html-custom-data': vscodeHtmlData(),
        'vscode.css-custom-data': vscodeCssData(),
      };
      for (const [name, data] of Object.entries(json)) {
        this.emitFile({ type: 'asset', fileName: `${name}.json`, source: JSON.stringify(data, null, 2) });
      }
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText() });
      // a bundler wants something to import where the typings are
      this.emitFile({ type: 'asset', fileName: 'typings.js', source: 'export {};\n' });
      this.emitFile({ type: 'asset', fileName: 'foyer.d.ts', source: elementTypings() });
      for (const [framework, source] of Object.entries(markupTypings())) {
        this.emitFile({ type: 'asset', fileName: `foyer-${framework}.d.ts`, source });
      }
    },
  };
}
