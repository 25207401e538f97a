import type { ReactNode } from 'react';
import { grid, row } from './example-row.css.ts';

/** Lays out what an example shows side by side. */
export function ExampleRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

/** Lays out fields of an example in columns. */
export function ExampleGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}
