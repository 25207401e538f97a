import type { Config } from '../config.ts';
import type { Settings } from './read-settings.ts';

/** Returns the sending limits of users and companies from the settings. */
export const limitsOf = (settings: Settings): Config['limits'] => ({
  user: {
    writesPerMinute: settings.FOYER_WRITES_PER_MINUTE,
    uploadMegabytes: settings.FOYER_UPLOAD_MEGABYTES,
    filesPerHour: settings.FOYER_FILES_PER_HOUR,
    archivedPerHour: settings.FOYER_ARCHIVED_FILES_PER_HOUR,
  },
  company: {
    writesPerMinute: settings.FOYER_COMPANY_WRITES_PER_MINUTE,
    uploadMegabytes: settings.FOYER_COMPANY_UPLOAD_MEGABYTES,
    filesPerHour: settings.FOYER_COMPANY_FILES_PER_HOUR,
    archivedPerHour: settings.FOYER_COMPANY_ARCHIVED_FILES_PER_HOUR,
  },
});
