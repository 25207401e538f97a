import { configure } from '@testing-library/dom';
import { longestWait } from './patient-tests.ts';

/** A setup file: `findBy…` and `waitFor` of the Testing Library are as patient as everything else. */
configure({ asyncUtilTimeout: longestWait });
