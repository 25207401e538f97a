import type { CallOutput, Contract } from '@foyer/contract';
import type { Employee } from '@foyer/contract/employees/employees.schema';

/** People as a server might answer them; for tests and examples. */
export const activeEmployee: Employee = {
  userId: 'user-2',
  status: 'active',
  email: 'tjark@nordwind.example',
  salutation: 'MR',
  firstName: 'Tjark',
  lastName: 'Behrens',
  phone: '+49 40 123456',
  roles: ['ROLE_SHOP', 'ROLE_FLEET_FINANCIAL'],
  company: { id: 'company-1', name: 'Nordwind Logistik GmbH' },
  invitedAt: '2026-03-01T08:00:00.000Z',
  invitationExpiresAt: null,
  remindedAt: null,
  registeredAt: '2026-03-02T07:12:00.000Z',
  lastLoginAt: '2026-11-19T15:40:00.000Z',
  allowedActions: ['deactivate'],
};
export const inactiveEmployee: Employee = {
  ...activeEmployee,
  status: 'inactive',
  allowedActions: ['activate'],
};
export const invitedEmployee: Employee = {
  ...activeEmployee,
  userId: 'user-3',
  status: 'invited',
  email: 'ida@nordwind.example',
  phone: null,
  firstName: 'Ida',
  lastName: 'Voss',
  roles: ['ROLE_USE_CASES'],
  invitedAt: '2026-11-20T09:00:00.000Z',
  invitationExpiresAt: '2026-12-04T09:00:00.000Z',
  registeredAt: null,
  lastLoginAt: null,
  allowedActions: ['remind'],
};
export const registeredEmployee: Employee = {
  ...activeEmployee,
  userId: 'user-4',
  status: 'registered',
  email: 'ole@nordwind.example',
  firstName: 'Ole',
  lastName: 'Jansen',
  roles: [],
  invitedAt: null,
  lastLoginAt: null,
  allowedActions: ['accept'],
};

export const employeesPage: CallOutput<Contract['listUsers']> = {
  items: [activeEmployee, invitedEmployee, registeredEmployee],
  nextCursor: null,
  total: 3,
  counts: { invited: 1, registered: 1, active: 14, inactive: 3 },
};
export const noEmployees: CallOutput<Contract['listUsers']> = {
  items: [],
  nextCursor: null,
  total: 0,
  counts: { invited: 0, registered: 0, active: 0, inactive: 0 },
};
export const rolesAnswer: CallOutput<Contract['listFleetManagerRoles']> = {
  items: [
    { role: 'ROLE_SHOP', isGrantable: true, permissions: ['shop', 'orders'] },
    { role: 'ROLE_USE_CASES', isGrantable: true, permissions: ['useCases'] },
    { role: 'ROLE_SMART_CONNECT', isGrantable: false, permissions: ['smartConnect'] },
  ],
};
export const companiesAnswer: CallOutput<Contract['listChildCompanies']> = { items: [] };

type Dry = CallOutput<Contract['inviteUsersInBulk']>;
type Row = Dry['rows'][number];
const counts = {
  ready: 0,
  invited: 0,
  already_invited: 0,
  already_member: 0,
  duplicate_in_file: 0,
  invalid: 0,
};
const row = (line: number, email: string, more: Partial<Row> = {}): Row => ({
  line,
  email,
  salutation: null,
  firstName: 'Ida',
  lastName: 'Voss',
  roles: ['ROLE_SHOP'],
  company: null,
  locale: null,
  isCorrected: false,
  result: 'ready',
  errors: [],
  ...more,
});
const member = row(4, 'tjark@nordwind.example', { result: 'already_member' });
const sha256 = 'a'.repeat(64);
/** The dry run of a file with one invalid row. */
export const dryRunAnswer: Dry = {
  dryRun: true,
  fileSha256: sha256,
  lastCommittedAt: null,
  counts: { ...counts, ready: 1, already_member: 1, invalid: 1 },
  rows: [
    row(2, 'neu@nordwind.example'),
    row(3, 'keine-adresse', { result: 'invalid', errors: [{ path: 'email', code: 'email' }] }),
    member,
  ],
};
const mended = row(3, 'eine@nordwind.example', { isCorrected: true });
/** The dry run after that row was corrected. */
export const mendedAnswer: Dry = {
  ...dryRunAnswer,
  counts: { ...counts, ready: 2, already_member: 1 },
  rows: [row(2, 'neu@nordwind.example'), mended, member],
};
/** The result of sending the corrected file. */
export const sentAnswer: Dry = {
  dryRun: false,
  fileSha256: sha256,
  lastCommittedAt: null,
  counts: { ...counts, invited: 2, already_member: 1 },
  rows: [row(2, 'neu@nordwind.example', { result: 'invited' }), { ...mended, result: 'invited' }, member],
};
