import type { Example } from '@foyer/ui/example.ts';

const modules = import.meta.glob<{ example: Example }>(
  ['../../../packages/ui/src/**/*.example.tsx', '../../../packages/react/src/**/*.example.tsx'],
  { eager: true },
);

/** An example with the name that the address uses for it: its file's. */
export interface NamedExample extends Example {
  readonly name: string;
}

/** All examples of the repository by group and title. */
export const examples: readonly NamedExample[] = Object.entries(modules)
  .map(([path, module]) => ({ ...module.example, name: path.replace(/^.*\/|\.example\.tsx$/g, '') }))
  .sort((a, b) => a.group.localeCompare(b.group) || a.title.localeCompare(b.title));
