import { describeWidget } from '@foyer/testing';
import { useCaseWidget } from '../use-cases.manifest.ts';
import { overviewExample } from '../use-cases-fixture.ts';

describeWidget(useCaseWidget, {
  props: { kind: 'mileage-status-report' },
  answers: { listUseCases: overviewExample },
  ready: 'HH-NW 204E',
  empty: {
    answers: { listUseCases: { ...overviewExample, available: [], vehicles: [] } },
    text: 'Ihnen ist kein Fahrzeug zugeordnet',
  },
  failing: 'listUseCases',
});
