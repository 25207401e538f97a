import { defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';
import { listSlots } from '../../widget/manifest/slot-specs.ts';

export const newsWidget = defineWidget({
  tag: 'news',
  name: 'News',
  summary: 'News with pictures, topics and search; a short list for a home page with `compact`.',
  status: 'stable',
  access: 'signedIn',
  attributes: {
    compact: {
      type: 'boolean',
      description: 'A short list without heading and search; does not mark news as read.',
      default: false,
    },
    'sync-url': {
      type: 'boolean',
      description: "Keeps search, topic and page in the page's address.",
      default: false,
    },
    'open-id': {
      type: 'string',
      description: 'Id of an article that is expanded at first, if it is on the first page.',
    },
    limit: { type: 'number', description: 'News per page, 1 to 100; 12, or 3 when compact.' },
  },
  sample: {},
  shows: ['news'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent },
  slots: listSlots,
  parts: {
    news: 'The news as a whole.',
    title: true,
    toolbar: true,
    filter: true,
    list: true,
    article: 'A news article.',
    picture: true,
    badge: true,
    link: true,
    pagination: true,
    range: true,
    toggle: 'The button that expands or collapses an article.',
  },
  minBlockSize: '320px',
  load: () => import('./news-list/news-list.tsx').then((module) => module.News),
  messages: () => import('./news-list/news-list.messages.ts').then((module) => module.newsListMessages),
});

/** The feature of news of the brand. */
export const newsFeature = defineFeature({
  name: 'news',
  widgets: [newsWidget],
});
