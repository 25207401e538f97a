import { defineScreen, defineStandIn } from '../../screens/define-screen.ts';
import { read } from '../../screens/first-read.ts';
import { useCasesWidget, useCaseWidget } from './use-cases.manifest.ts';

export const useCasesScreens = [
  defineScreen('use-cases', {
    widget: useCasesWidget,
    title: 'screens.use-cases',
    icon: 'form',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: ({ ask }) => ({ openId: ask('open') }),
    reads: () => [read('listUseCases', {})],
  }),
  defineScreen('use-case', {
    widget: useCaseWidget,
    title: 'screens.use-case',
    size: 'form',
    anew: 'id',
    props: ({ id }) => ({ kind: id }),
  }),
];

export const useCasesStandIns = [
  // the mileage prompt leads to the overview, with the kind of the request as a query parameter
  defineStandIn('use-cases', {
    widget: useCaseWidget,
    when: ({ ask }) => Boolean(ask('kind')),
    props: ({ ask }) => ({ kind: ask('kind') }),
  }),
];
