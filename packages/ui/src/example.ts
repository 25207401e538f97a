import type { ReactNode } from 'react';

/** What an `*.example.tsx` file exports as `example`: a playground page and a target for browser tests. */
export interface Example {
  readonly title: string;
  /** The heading it is listed under. */
  readonly group: string;
  readonly render: () => ReactNode;
}
