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

/** The version of the package. */
export const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  readonly version: string;
};
const waiting = (tag: string) => `foyer-${tag}:not(:defined)`;

/** Returns `foyer.css`, which reserves the sizes of widgets until they are defined, to avoid layout shifts. A page may link it. */
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
 * Hides children for slots until the widget's slots exist. A first stage has its slots before the element is defined: its children are hidden
 * until the theme is loaded. Any token of the theme serves as the condition, since no value of a token is valid for `visibility`.
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
      // a bundler needs a module to import next to the typings
      this.emitFile({ type: 'asset', fileName: 'typings.js', source: 'export {};\n' });
      this.emitFile({ type: 'asset', fileName: 'foyer.d.ts', source: elementTypings() });
      for (const [framework, source] of Object.entries(markupTypings())) {
        this.emitFile({ type: 'asset', fileName: `foyer-${framework}.d.ts`, source });
      }
    },
  };
}
