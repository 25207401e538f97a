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
    'The first steps of a new account and of its company. Each step is saved, so that the user can continue on another device.',
  status: 'stable',
  access: 'signedIn',
  attributes: {},
  sample: {},
  shows: ['home'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'onboarding-finished': defineEvent<OnboardingFinishedDetail>({
      description: 'The user finished all steps.',
      detail: "{ part: 'personal' | 'company' }",
    }),
  },
  slots: ['heading'],
  parts: {
    onboarding: 'The first steps as a whole.',
    title: true,
    stepper: true,
    'step-title': 'The heading of the current step.',
    missing: true,
    form: true,
    'form-error': true,
    'file-drop': true,
    'file-list': true,
    'drop-zone': true,
    'cancel-upload': true,
    'draft-discard': true,
    changed: 'The choices if another user has changed the data meanwhile.',
    contact: 'A contact person.',
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
