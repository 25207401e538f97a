import { defineConfig } from 'vitest/config';
import { patientTests } from '../testing/src/patient-tests.ts';
import { foyerVite } from '../tooling/src/vite/foyer-vite.ts';

export default defineConfig({
  plugins: foyerVite(),
  test: {
    ...patientTests,
    name: 'ui',
    environment: 'jsdom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      ...patientTests.setupFiles,
      '../testing/src/patience-in-dom.ts',
      '../testing/src/nothing-left-behind.ts',
      '../testing/src/no-react-complaints.ts',
    ],
  },
});
