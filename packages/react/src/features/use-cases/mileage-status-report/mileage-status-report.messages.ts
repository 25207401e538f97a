import { createMessages } from '../../../i18n/create-messages.ts';
import { useCaseFormMessages } from '../use-case-form/use-case-form.messages.ts';
import de from './locales/de.json';

export const mileageStatusReportMessages = createMessages(
  'use-cases.mileage-status-report',
  de,
  (language) => import(`./locales/${language}.json`),
  useCaseFormMessages,
);
export const useMileageStatusReportMessages = mileageStatusReportMessages.useMessages;
