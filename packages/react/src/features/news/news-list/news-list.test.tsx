import { describeWidget } from '@foyer/testing';
import { newsWidget } from '../news.manifest.ts';
import { newsPage, noNews } from '../news-fixture.ts';

describeWidget(newsWidget, {
  answers: { listNews: newsPage },
  ready: 'Neue Wallbox mit Lastmanagement',
  empty: { answers: { listNews: noNews }, text: 'Noch keine Neuigkeiten' },
  failing: 'listNews',
});
