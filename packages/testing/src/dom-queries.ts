import { configure } from '@testing-library/dom';
import { elementError } from './element-error.ts';
import { longestWait } from './test-limits.ts';

/** A setup file: `findBy…` and `waitFor` of the Testing Library have the limits of everything else, and what they say is short. */
configure({
  asyncUtilTimeout: longestWait,
  getElementError: (message, container) => elementError(message, container),
});
