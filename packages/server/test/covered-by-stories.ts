/**
 * Files that `npm test` runs on PostgreSQL alone, where they take a third of the time, by the story of the portal (`examples/portal/e2e`)
 * that does the same on the embedded database, from a browser to its disk. What they prove beside that, rights, refusals, mails, papers
 * and texts, is the same on either. By themselves (`npx vitest run --project server`) they run on both.
 */
export const coveredByStories: Readonly<Record<string, string>> = {
  'src/domain/quotations/service/answer-request.test.ts': 'quotation-story.test.ts',
  'src/domain/quotations/service/tell-service.test.ts': 'quotation-story.test.ts',
  'src/features/accounts/accounts.test.ts': 'acting-story.test.ts',
  'src/features/cart/order-statements.test.ts': 'main-job.test.ts',
  'src/features/chat/answerer.test.ts': 'chat-story.test.ts',
  'src/features/chat/chat-ticket.test.ts': 'chat-story.test.ts',
  'src/features/chat/chat.test.ts': 'chat-story.test.ts',
  'src/features/dashboard/ticket-tiles.test.ts': 'home.test.ts',
  'src/features/employees/bulk/invite-users-in-bulk.test.ts': 'employees-story.test.ts',
  'src/features/employees/invite.test.ts': 'activate-story.test.ts',
  'src/features/employees/register/register.test.ts': 'activate-story.test.ts',
  'src/features/invoices/invoice-archive.test.ts': 'invoices.test.ts',
  'src/features/invoices/invoices.test.ts': 'invoices.test.ts',
  'src/features/profile/devices.test.ts': 'profile.test.ts',
  'src/features/profile/identity.test.ts': 'profile.test.ts',
  'src/features/profile/mail-choices.test.ts': 'profile.test.ts',
  'src/features/quotations/quotation-access.test.ts': 'quotations.test.ts',
  'src/features/quotations/quotations.test.ts': 'quotations.test.ts',
  'src/features/quotations/request-quotation.test.ts': 'quotations.test.ts',
  'src/features/session/password-reset/password-reset.test.ts': 'forgotten-password-story.test.ts',
  'src/features/shipments/shipments.test.ts': 'shipments.test.ts',
  'src/features/tickets/ticket-access.test.ts': 'ticket-story.test.ts',
  'src/features/tools/authorize.test.ts': 'tools-story.test.ts',
};
