import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

/** Detail of the event `foyer-onboarding-finished`. */
export interface OnboardingFinishedDetail {
  /** The part that is finished: the steps of the person or those of the company. */
  readonly part: 'personal' | 'company';
}

export const onboardingWidget = defineWidget({
  tag: 'onboarding',
  name: 'Onboarding',
  summary:
    'The first steps of a new account and of its company: saved step by step, so that they can be left on one device and gone on with on another.',
  status: 'stable',
  access: 'signedIn',
  attributes: {},
  sample: {},
  shows: ['home'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'onboarding-finished': defineEvent<OnboardingFinishedDetail>({
      description: 'Nothing is missing any more, and the steps are over.',
      detail: "{ part: 'personal' | 'company' }",
    }),
  },
  slots: ['heading'],
  parts: {
    onboarding: 'The first steps as a whole.',
    title: true,
    stepper: true,
    'step-title': 'The heading of the step one is at.',
    missing: true,
    form: true,
    'form-error': true,
    'file-drop': true,
    'file-list': true,
    'drop-zone': true,
    'cancel-upload': true,
    'draft-discard': true,
    changed: 'What is offered where somebody else has changed it meanwhile.',
    contact: 'A person who can be turned to.',
    review: true,
    submit: true,
    confirmation: true,
    link: true,
  },
  minBlockSize: '560px',
  load: () => import('./onboarding/onboarding.tsx').then((module) => module.Onboarding),
  messages: () => import('./onboarding/onboarding.messages.ts').then((module) => module.onboardingMessages),
});

/** The first steps of an account. */
export const onboardingFeature = defineFeature({ name: 'onboarding', widgets: [onboardingWidget] });
