import { describeWidget } from '@foyer/testing';
import { useCasesFeature, useCasesWidget } from '../use-cases.manifest.ts';
import { emptyOverview, overviewExample } from '../use-cases-fixture.ts';

describeWidget(useCasesFeature, useCasesWidget, {
  answers: { listUseCases: overviewExample },
  ready: 'Was möchten Sie erledigen?',
  empty: { answers: { listUseCases: emptyOverview }, text: 'Zurzeit gibt es hier nichts zu erledigen' },
  failing: 'listUseCases',
});
