import { defineConfig } from 'vitest/config';
import { patientTests } from './src/patient-tests.ts';

export default defineConfig({
  test: { ...patientTests, name: 'testing', include: ['src/**/*.test.ts'] },
});
