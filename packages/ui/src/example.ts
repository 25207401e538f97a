import type { ReactNode } from 'react';

/** Export `example` of an `*.example.tsx` file: a playground page and a target for browser tests. */
export interface Example {
  readonly title: string;
  /** Heading under which the example is listed. */
  readonly group: string;
  readonly render: () => ReactNode;
}
