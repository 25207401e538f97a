import { defineConfig } from 'vitest/config';
import { patientTests } from '../testing/src/patient-tests.ts';

export default defineConfig({
  test: { ...patientTests, name: 'core', environment: 'node', include: ['src/**/*.test.ts'] },
});
