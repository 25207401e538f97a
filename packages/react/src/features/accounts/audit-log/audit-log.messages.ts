import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const auditLogMessages = createMessages(
  'accounts.audit-log',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useAuditLogMessages = auditLogMessages.useMessages;
