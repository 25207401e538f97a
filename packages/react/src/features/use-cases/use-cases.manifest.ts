import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

/** Detail of the event `foyer-use-case-submitted`. */
export interface UseCaseSubmittedDetail {
  readonly kind: string;
  readonly id: string;
  /** Number of the submission, for the customer's reference. */
  readonly number: string;
}

const submitted = defineEvent<UseCaseSubmittedDetail>({
  description: 'A request was submitted.',
  detail: '{ kind: string; id: string; number: string }',
});

export const useCaseWidget = defineWidget({
  tag: 'use-case',
  name: 'UseCase',
  summary: 'One self-service request, step by step, with draft, files and confirmation.',
  status: 'stable',
  access: 'useCases',
  attributes: {
    kind: {
      type: 'string',
      description:
        'Kind of the request, such as `mileage-status-report`, `charging-card-loss` or `bank-details-change`.',
    },
  },
  sample: { kind: 'charging-card-loss' },
  shows: ['use-case'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent, 'use-case-submitted': submitted },
  slots: ['heading'],
  parts: {
    'use-case': 'The request as a whole.',
    breadcrumb: true,
    title: true,
    form: true,
    stepper: true,
    'file-drop': true,
    'file-list': true,
    'drop-zone': true,
    'draft-discard': true,
    review: true,
    submit: true,
    confirmation: true,
    number: 'The number of the request that was sent.',
  },
  minBlockSize: '420px',
  load: () => import('./use-case/use-case.tsx').then((module) => module.UseCase),
  messages: () => import('./use-cases-feature.messages.ts').then((module) => module.useCasesFeatureMessages),
});

export const useCasesWidget = defineWidget({
  tag: 'use-cases',
  name: 'UseCases',
  summary: 'All self-service requests, and the submissions so far.',
  status: 'stable',
  access: 'useCases',
  attributes: {
    kind: {
      type: 'string',
      description:
        'A request that is opened at first, such as `mileage-status-report`; its back button leads to all requests.',
    },
    'open-id': {
      type: 'string',
      description: 'Id of a submission to highlight and focus.',
    },
  },
  sample: {},
  shows: ['use-cases'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent, 'use-case-submitted': submitted },
  slots: ['heading'],
  parts: {
    'use-cases': 'The overview as a whole.',
    title: true,
    card: 'A request that can be made.',
    submissions: 'The requests that were sent.',
    submission: 'One of the requests that were sent.',
    unfold: 'The button that expands a sent request.',
    'submission-detail': 'The details of an expanded request.',
    messages: true,
    message: true,
    'send-answer': 'The button that sends the answer to a question about a request.',
    timeline: true,
    'charging-cards': 'The charging cards.',
    'all-cards': 'The button that shows all charging cards.',
    'ask-about': 'The link that asks support about a sent request.',
    back: true,
    form: true,
    'file-list': true,
    'drop-zone': true,
    'draft-discard': true,
  },
  minBlockSize: '420px',
  load: () => import('./use-cases/use-cases.tsx').then((module) => module.UseCases),
  messages: () => import('./use-cases/use-cases.messages.ts').then((module) => module.useCasesMessages),
});

/** Self-service requests. */
export const useCasesFeature = defineFeature({
  name: 'use-cases',
  widgets: [useCasesWidget, useCaseWidget],
});
