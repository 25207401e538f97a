import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { newsWidget } from '../news.manifest.ts';
import { newsPage } from '../news-fixture.ts';

const answers = { listNews: newsPage };

/** News, compact over fixed answers. */
export const example: Example = {
  title: 'News, compact',
  group: 'News',
  render: () => <ExampleWidget widget={newsWidget} answers={answers} props={{ compact: true }} />,
};
