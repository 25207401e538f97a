import type { SendingLimits } from '../src/security/quotas.ts';

const none: SendingLimits = {
  writesPerMinute: 1e6,
  uploadMegabytes: 1e6,
  filesPerHour: 1e6,
  archivedPerHour: 1e6,
};

/** Limits that no test reaches. */
export const unlimited = { user: none, company: none };
