import { defineConfig } from 'vitest/config';
import { patientTests } from '../../packages/testing/src/patient-tests.ts';

export default defineConfig({
  test: {
    ...patientTests,
    name: 'playground',
    include: ['browser/*.test.ts'],
  },
});
