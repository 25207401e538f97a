import type { ReactNode } from 'react';
import { grid, row, stack } from './example-row.css.ts';

/** Lays out the parts of an example side by side. */
export function ExampleRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

/** Lays out parts of an example one below the other. */
export function ExampleStack({ children }: { children: ReactNode }) {
  return <div className={stack}>{children}</div>;
}

/** Lays out fields of an example in columns. */
export function ExampleGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}
