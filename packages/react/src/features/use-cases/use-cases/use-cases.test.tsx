import { describeWidget } from '@foyer/testing';
import { useCasesWidget } from '../use-cases.manifest.ts';
import { emptyOverview, overviewExample } from '../use-cases-fixture.ts';

describeWidget(useCasesWidget, {
  answers: { listUseCases: overviewExample },
  ready: 'Was möchten Sie erledigen?',
  empty: { answers: { listUseCases: emptyOverview }, text: 'Zurzeit gibt es hier nichts zu erledigen' },
  failing: 'listUseCases',
});
