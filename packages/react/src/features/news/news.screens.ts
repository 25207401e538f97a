import { defineScreen } from '../../screens/define-screen.ts';
import { newsWidget } from './news.manifest.ts';

export const newsScreens = [
  defineScreen('news', {
    widget: newsWidget,
    title: 'screens.news',
    icon: 'news',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: ({ ask }) => ({ openId: ask('open') }),
  }),
];
