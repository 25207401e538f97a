import { Documents } from '@foyer/react';
import type { OwnPages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: OwnPages<'document'> = {
  document: {
    widget: Documents,
    node: <WidgetScreen>{({ visit }) => <Documents key={visit} syncUrl />}</WidgetScreen>,
  },
};
