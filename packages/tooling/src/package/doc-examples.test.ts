import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { docExamples } from './doc-examples.ts';

const page = [
  '```sh\nnpm install\n```',
  "```tsx\nimport { A } from 'a';\n\nexport const b = <A />;\n```",
  '```tsx\n<A onX={() => undefined} />\n```',
  "```ts\nimport 'c';\n```",
].join('\n\n');

describe('docExamples', () => {
  it('are the whole modules of a page; parts of one and other languages are none', () => {
    expect(docExamples('docs/react.md', page)).toEqual({
      'docs-react-1.tsx': "import { A } from 'a';\n\nexport const b = <A />;\n",
      'docs-react-2.ts': "import 'c';\n",
    });
  });

  it('are found in the page for React', () => {
    const found = docExamples('docs/react.md', readFileSync(inRoot('docs/react.md'), 'utf8'));
    expect(Object.values(found).join('\n')).toContain("from '@foyer/react/ui'");
  });
});
