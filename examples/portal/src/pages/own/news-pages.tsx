import { News } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'news'> = {
  news: {
    widget: News,
    node: <WidgetScreen>{({ visit, ask }) => <News key={visit} openId={ask('open')} />}</WidgetScreen>,
  },
};
