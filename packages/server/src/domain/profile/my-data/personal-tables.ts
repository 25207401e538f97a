/** Rows of a table that a person's data file contains. */
export interface PersonalTable {
  /** Name of the rows in the file. */
  readonly part: string;
  readonly table: string;
  /** Column with the person's id; column with the e-mail address; or column with the id of a row of another part. */
  readonly whose:
    | { readonly user: string }
    | { readonly mail: string }
    | { readonly of: string; readonly by: string };
  /** Contains private rows only: rows that a person added for a company belong to the company. */
  readonly isPrivateOnly?: true;
  /** Leaves out internal rows of the service. */
  readonly isVisibleOnly?: true;
  /** Columns to leave out: secrets, other people, and data that only the server understands. */
  readonly without?: readonly string[];
}

const fileOfOurs = ['storage_key', 'sha256'];

/**
 * Stored data about a person, table by table. A test checks all tables of the server: it fails for a table with a person's id that is
 * neither here nor in `leftOut`.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    part: 'account',
    table: 'users',
    whose: { user: 'id' },
    without: ['password_hash', 'search_text', 'sort_name'],
  },
  { part: 'memberships', table: 'memberships', whose: { user: 'user_id' } },
  {
    part: 'invitations',
    table: 'invitations',
    whose: { user: 'user_id' },
    without: ['token_hash', 'invited_by'],
  },
  { part: 'passwordLinks', table: 'password_links', whose: { user: 'user_id' }, without: ['token_hash'] },
  {
    part: 'secondFactors',
    table: 'second_factors',
    whose: { user: 'user_id' },
    without: ['sealed_secret', 'last_step', 'credential_id', 'public_key'],
  },
  { part: 'recoveryCodes', table: 'recovery_codes', whose: { user: 'user_id' }, without: ['code_hash'] },
  { part: 'mutedMails', table: 'muted_mails', whose: { user: 'user_id' } },
  { part: 'signIns', table: 'session_families', whose: { user: 'user_id' } },
  {
    part: 'sessions',
    table: 'sessions',
    whose: { user: 'user_id' },
    without: ['actor_user_id', 'membership_id'],
  },
  {
    part: 'activity',
    table: 'audit_entries',
    whose: { user: 'user_id' },
    without: ['actor_user_id', 'request_id'],
  },
  {
    part: 'mails',
    table: 'outbox',
    whose: { mail: 'recipient' },
    without: ['body', 'html', 'attempts', 'next_attempt_at', 'last_error'],
  },
  { part: 'addresses', table: 'addresses', whose: { user: 'user_id' }, without: ['search_text'] },
  { part: 'onboarding', table: 'onboarding_steps', whose: { user: 'user_id' }, without: ['saved_by'] },
  { part: 'onboardingFiles', table: 'onboarding_files', whose: { user: 'user_id' }, without: fileOfOurs },
  { part: 'newsRead', table: 'news_reads', whose: { user: 'user_id' } },
  { part: 'documents', table: 'documents', whose: { user: 'user_id' } },
  {
    part: 'documentTexts',
    table: 'document_texts',
    whose: { of: 'documents', by: 'document_id' },
    without: ['search_text'],
  },
  {
    part: 'documentVersions',
    table: 'document_versions',
    whose: { of: 'documents', by: 'document_id' },
    without: ['storage_key'],
  },
  { part: 'documentsRead', table: 'document_reads', whose: { user: 'user_id' } },
  { part: 'carts', table: 'carts', whose: { user: 'user_id' }, isPrivateOnly: true },
  { part: 'cartItems', table: 'cart_items', whose: { of: 'carts', by: 'cart_id' } },
  { part: 'articleNotices', table: 'article_notices', whose: { user: 'user_id' } },
  {
    part: 'orders',
    table: 'orders',
    whose: { user: 'user_id' },
    isPrivateOnly: true,
    without: ['search_text'],
  },
  { part: 'orderItems', table: 'order_items', whose: { of: 'orders', by: 'order_id' } },
  { part: 'orderEvents', table: 'order_events', whose: { of: 'orders', by: 'order_id' }, without: ['actor'] },
  {
    part: 'quotations',
    table: 'quotations',
    whose: { user: 'user_id' },
    isPrivateOnly: true,
    without: ['search_text', 'contact'],
  },
  { part: 'quotationItems', table: 'quotation_items', whose: { of: 'quotations', by: 'quotation_id' } },
  {
    part: 'quotationComments',
    table: 'quotation_comments',
    whose: { of: 'quotations', by: 'quotation_id' },
  },
  {
    part: 'quotationEvents',
    table: 'quotation_events',
    whose: { of: 'quotations', by: 'quotation_id' },
    without: ['actor'],
  },
  {
    part: 'invoices',
    table: 'invoices',
    whose: { user: 'user_id' },
    isPrivateOnly: true,
    without: ['search_text', 'urgency'],
  },
  { part: 'invoiceLines', table: 'invoice_lines', whose: { of: 'invoices', by: 'invoice_id' } },
  { part: 'invoicePayments', table: 'invoice_payments', whose: { of: 'invoices', by: 'invoice_id' } },
  { part: 'invoiceReminders', table: 'invoice_reminders', whose: { of: 'invoices', by: 'invoice_id' } },
  {
    part: 'shipments',
    table: 'shipments',
    whose: { user: 'user_id' },
    isPrivateOnly: true,
    without: ['search_text'],
  },
  { part: 'shipmentParcels', table: 'shipment_parcels', whose: { of: 'shipments', by: 'shipment_id' } },
  { part: 'shipmentItems', table: 'shipment_items', whose: { of: 'shipments', by: 'shipment_id' } },
  { part: 'shipmentEvents', table: 'shipment_events', whose: { of: 'shipments', by: 'shipment_id' } },
  { part: 'vehicles', table: 'vehicles', whose: { user: 'user_id' } },
  { part: 'vehicleReadings', table: 'vehicle_readings', whose: { of: 'vehicles', by: 'vehicle_id' } },
  { part: 'chargingCards', table: 'charging_cards', whose: { user: 'user_id' } },
  { part: 'requests', table: 'use_case_submissions', whose: { user: 'user_id' }, without: ['actor_id'] },
  {
    part: 'requestFiles',
    table: 'use_case_files',
    whose: { of: 'requests', by: 'submission_id' },
    without: fileOfOurs,
  },
  {
    part: 'requestMessages',
    table: 'use_case_messages',
    whose: { of: 'requests', by: 'submission_id' },
  },
  {
    part: 'requestEvents',
    table: 'use_case_events',
    whose: { of: 'requests', by: 'submission_id' },
    without: ['actor'],
  },
  {
    part: 'tickets',
    table: 'tickets',
    whose: { user: 'user_id' },
    without: [
      ...['team_id', 'assignee_id', 'assignee_name', 'author_id', 'search_text', 'service_search_text'],
      ...['noticed_at', 'note_count', 'note_file_count', 'priority_rank'],
    ],
  },
  {
    part: 'ticketComments',
    table: 'ticket_comments',
    whose: { of: 'tickets', by: 'ticket_id' },
    isVisibleOnly: true,
    without: ['author_id'],
  },
  {
    part: 'ticketEvents',
    table: 'ticket_events',
    whose: { of: 'tickets', by: 'ticket_id' },
    isVisibleOnly: true,
    without: ['actor_id'],
  },
  {
    part: 'ticketFiles',
    table: 'ticket_files',
    whose: { of: 'tickets', by: 'ticket_id' },
    isVisibleOnly: true,
  },
  {
    part: 'ticketFileVersions',
    table: 'ticket_file_versions',
    whose: { of: 'ticketFiles', by: 'file_id' },
    without: [...fileOfOurs, 'uploader_id'],
  },
  { part: 'ticketsRead', table: 'ticket_reads', whose: { user: 'user_id' } },
  { part: 'ticketTeams', table: 'ticket_team_members', whose: { user: 'user_id' } },
];

/** Columns with a person's id or address that do not belong into the person's file, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'idempotency_keys.user_id': 'answers of calls, deleted after a day; their effects are in the file',
  'sign_in_challenges.user_id': 'sign-ins in progress, deleted within a day',
  'partner_codes.user_id':
    'a code is valid for a minute and deleted within a day; the resulting sign-in is in the file',
  'companies.second_factor_demand_by': 'a company’s setting belongs to the company',
  'audit_entries.actor_user_id': 'actions of staff on behalf of others concern those others',
  'sessions.actor_user_id': 'the same',
  'use_case_submissions.actor_id': 'the same',
  'onboarding_steps.saved_by': 'a company’s onboarding step belongs to the company',
  'tickets.author_id': 'a ticket is in the file of the customer for whom it was opened',
  'tickets.assignee_id': 'work of the service, about customers',
  'ticket_comments.author_id': 'an answer of the service is in the file of the customer who gets it',
  'ticket_events.actor_id': 'the same',
  'ticket_file_versions.uploader_id': 'the same',
  'invitations.invited_by': 'an invitation is in the file of the invited person',
  'sellers.email': 'an office, not a person',
  'allowed_origins.allowed_by': 'a system of the operator’s, not a person',
};
