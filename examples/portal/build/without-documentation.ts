import type { Plugin } from 'vite';

/** Texts of a manifest that only docs and typings read. */
const documentation = /\b(summary|description|detail):\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`)/g;

/** The parts of a widget, as the formatter leaves them. */
const parts = /^( {2}parts: \{)$[\s\S]*?^ {2}(?=\},)/gm;

/** Leaves what only docs and typings need out of the widgets' manifests, as the elements' build does. */
export function withoutDocumentation(): Plugin {
  return {
    name: 'portal-without-documentation',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.manifest\.ts$/ },
      handler: (code) => ({ code: code.replace(documentation, "$1: ''").replace(parts, '$1'), map: null }),
    },
  };
}
