import { configure } from '@testing-library/dom';
import { elementError } from './element-error.ts';
import { longestWait } from './test-limits.ts';

/** A setup file: `findBy…` and `waitFor` of the Testing Library get the common time-outs and short error messages. */
configure({
  asyncUtilTimeout: longestWait,
  getElementError: (message, container) => elementError(message, container),
});
