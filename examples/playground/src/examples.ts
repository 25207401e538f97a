import type { Example } from '@foyer/ui/example.ts';

const modules = import.meta.glob<{ example: Example }>(
  ['../../../packages/ui/src/**/*.example.tsx', '../../../packages/react/src/**/*.example.tsx'],
  { eager: true },
);

/** An example with the name that the address uses for it: its file's. */
export interface NamedExample extends Example {
  readonly name: string;
  /** The package it is from: `ui` or `react`. */
  readonly from: string;
}

/** All examples of the repository by group and title. */
export const examples: readonly NamedExample[] = Object.entries(modules)
  .map(([path, module]) => ({
    ...module.example,
    name: path.replace(/^.*\/|\.example\.tsx$/g, ''),
    from: /packages\/(\w+)\//.exec(path)?.[1] ?? '',
  }))
  .sort((a, b) => a.group.localeCompare(b.group) || a.title.localeCompare(b.title));
