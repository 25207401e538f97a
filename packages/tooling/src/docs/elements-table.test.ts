import { globSync, readFileSync } from 'node:fs';
import { partsOf } from '@foyer/react/part-texts';
import { features } from '@foyer/react/registry';
import { slotsOf } from '@foyer/react/slot-specs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { elementsTable } from './elements-table.ts';

const widgets = features.flatMap((feature) => [...feature.widgets]);

/** Every name that a source gives to a part, in markup or to a primitive that does. */
function drawnParts(): Set<string> {
  const files = ['packages/react/src', 'packages/ui/src'].flatMap((folder) =>
    globSync('**/*.tsx', { cwd: inRoot(folder) })
      .filter((path) => !/\.(test|example)\.tsx$/.test(path))
      .map((path) => inRoot(folder, path)),
  );
  const values = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /\b\w*[pP]art\w*\s*(?:=|:|\?\?|\()\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\[[^\]]*\]|["'`][^"'`]*["'`])/g,
    ),
  ]);
  return new Set(values.flatMap(([, value = '']) => value.match(/[a-z][a-z0-9-]*/g) ?? []));
}

describe('docs/elements.md', () => {
  it('has every element with its attributes, events, slots and parts', () => {
    const table = elementsTable();
    for (const widget of widgets) {
      const { tag, attributes, events } = widget;
      expect(table).toContain(`## \`<foyer-${tag}>\``);
      for (const name of Object.keys(attributes)) expect(table).toContain(`| \`${name}\` |`);
      for (const name of Object.keys(events)) expect(table).toContain(`| \`foyer-${name}\` |`);
      for (const { name, description } of [...slotsOf(widget), ...partsOf(widget)])
        expect(table).toContain(`| \`${name}\` | ${description} |`);
    }
  });

  it('says since when something is there, and what to take in its place', () => {
    const [feature] = features;
    const [widget] = feature?.widgets ?? [];
    if (!feature || !widget) throw new Error('There is no widget.');
    const life = { since: '1.4', deprecated: 'Take the other one.' };
    const old = {
      ...widget,
      ...life,
      attributes: { size: { type: 'number', description: 'How large.', ...life } },
      events: { grown: { description: 'It grew.', detail: 'null', ...life } },
      parts: { leaf: { description: 'A leaf.', ...life } },
    } as const;
    const table = elementsTable([{ ...feature, widgets: [old] }]);
    expect(table.match(/ Since 1\.4\. \*\*Deprecated:\*\* Take the other one\./g)).toHaveLength(4);
  });
});

describe('the parts that a manifest promises', () => {
  const drawn = drawnParts();
  it.each(widgets.map(({ tag, parts }) => [tag, parts] as const))('are drawn: %s', (_, parts) => {
    expect(Object.keys(parts).filter((part) => !drawn.has(part))).toEqual([]);
  });
});
