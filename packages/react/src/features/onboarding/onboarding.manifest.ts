import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

/** What `foyer-onboarding-finished` carries. */
export interface OnboardingFinishedDetail {
  /** Whose steps are over: the person's, or those of the company. */
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
  parts: [
    'onboarding',
    'title',
    'stepper',
    'step-title',
    'missing',
    'form',
    'form-error',
    'file-drop',
    'file-list',
    'drop-zone',
    'cancel-upload',
    'draft-discard',
    'changed',
    'contact',
    'review',
    'submit',
    'confirmation',
    'link',
  ],
  minBlockSize: '560px',
  load: () => import('./onboarding/onboarding.tsx').then((module) => module.Onboarding),
  messages: () => import('./onboarding/onboarding.messages.ts').then((module) => module.onboardingMessages),
});

/** The first steps of an account. */
export const onboardingFeature = defineFeature({ name: 'onboarding', widgets: [onboardingWidget] });
