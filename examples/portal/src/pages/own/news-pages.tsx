import { News } from '@foyer/react';
import type { OwnPages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: OwnPages<'news'> = {
  news: {
    widget: News,
    node: <WidgetScreen>{({ visit, ask }) => <News key={visit} openId={ask('open')} />}</WidgetScreen>,
  },
};
