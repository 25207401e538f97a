import { Documents } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'document'> = {
  document: {
    widget: Documents,
    node: <WidgetScreen>{({ visit }) => <Documents key={visit} syncUrl />}</WidgetScreen>,
  },
};
