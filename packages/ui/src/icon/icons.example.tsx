import type { Example } from '../example.ts';
import { ExampleRow } from '../testing/example-row.tsx';
import * as icons from './icons.tsx';

export const example: Example = {
  title: 'Zeichen',
  group: 'Inhalt',
  render: () => (
    <ExampleRow>
      {Object.entries(icons).map(([name, Drawing]) => (
        <Drawing key={name} size={24} />
      ))}
    </ExampleRow>
  ),
};
