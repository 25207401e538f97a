import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { employeesContract } from './employees.contract.ts';
import type { Employee } from './employees.schema.ts';

const employee: Employee = {
  userId: 'usr-buyer',
  status: 'active',
  email: 'buyer@nordwind.example',
  salutation: 'MR',
  firstName: 'Tjark',
  lastName: 'Behrens',
  phone: null,
  roles: ['ROLE_SHOP'],
  company: { id: 'cmp-nordwind', name: 'Nordwind Logistik GmbH' },
  invitedAt: '2025-03-01T08:00:00.000Z',
  invitationExpiresAt: null,
  remindedAt: null,
  registeredAt: '2025-03-02T07:12:00.000Z',
  lastLoginAt: '2025-11-19T15:40:00.000Z',
  allowedActions: ['deactivate', 'edit'],
  version: 'k3Yd0fQ2w9VtR5aL',
};
const invited: Employee = {
  ...employee,
  userId: 'usr-new',
  status: 'invited',
  email: 'neu@nordwind.example',
  invitedAt: '2025-11-20T09:00:00.000Z',
  invitationExpiresAt: '2025-12-04T09:00:00.000Z',
  registeredAt: null,
  lastLoginAt: null,
  allowedActions: ['remind'],
};
const token = 'nTJ3f0qLw8c1VhXo2eZyGk';

/** Examples of the employees' endpoints. */
export const employeesExamples: FeatureExamples<typeof employeesContract> = {
  listUsers: {
    description:
      'People of the caller’s company and of those below it. `counts` respects search, roles and company, but not the requested status.',
    request: { query: { status: ['invited', 'registered'], sort: 'name:asc' } },
    answer: {
      items: [employee],
      nextCursor: null,
      total: 1,
      counts: { invited: 2, registered: 1, active: 14, inactive: 3 },
    },
  },
  getUser: {
    description: '`allowedActions` lists what the caller may do with this person now.',
    request: { params: { id: 'usr-buyer' } },
    answer: employee,
  },
  updateUser: {
    description:
      'Omitted fields stay as they are. `version` is that of the person as the caller saw them: where another user was faster the answer is `employee_changed`, and nothing changes. Callers can change only people whom they may decide about, and only add or remove roles that they may grant. A company keeps its last active fleet manager. A change of company ends all sessions of the person; changed roles take effect at the next call of each session.',
    request: {
      params: { id: 'usr-buyer' },
      body: { version: 'k3Yd0fQ2w9VtR5aL', roles: ['ROLE_SHOP', 'ROLE_USE_CASES'] },
    },
    answer: { ...employee, roles: ['ROLE_USE_CASES', 'ROLE_SHOP'], version: 'p7Hs1mB8c4NxE6uJ' },
  },
  getRoleDelegation: {
    description:
      'A released role can be granted by everybody who manages the company’s employees, as long as active people of the company hold what it opens. The fleet manager’s own role cannot be released.',
    answer: { released: ['ROLE_USE_CASES'], choices: ['ROLE_USE_CASES', 'ROLE_SHOP'] },
  },
  updateRoleDelegation: {
    description: 'The body lists all released roles. Roles that people have already stay with them.',
    request: { body: { released: ['ROLE_USE_CASES', 'ROLE_SHOP'] } },
    answer: { released: ['ROLE_USE_CASES', 'ROLE_SHOP'], choices: ['ROLE_USE_CASES', 'ROLE_SHOP'] },
  },
  toggleUser: {
    description:
      'The body names the action: where another user was faster the answer is `action_not_allowed`, and nothing changes. Deactivation ends all sessions of the person at their next call. Callers cannot deactivate themselves or the last active manager of a company.',
    request: { params: { id: 'usr-buyer' }, body: { action: 'deactivate' } },
    answer: { ...employee, status: 'inactive', allowedActions: ['activate'] },
  },
  acceptUser: {
    description:
      'Only self-registered people wait to be accepted; they are told by mail. With `roles` they get these roles, otherwise they keep those they have.',
    request: { params: { id: 'usr-buyer' }, body: { roles: ['ROLE_SHOP'] } },
    answer: employee,
  },
  remindUser: {
    description: 'The link of the previous mail stops working.',
    request: { params: { id: 'usr-new' } },
    answer: { ...invited, remindedAt: '2025-11-21T09:00:00.000Z', allowedActions: [] },
  },
  resetUserSecondFactors: {
    description:
      'For an employee who lost phone and recovery codes. Removes passkeys, app and codes, ends every session of the person, and tells them by mail; where the company demands a second factor, the next sign-in sets one up. Callers cannot do it for themselves.',
    request: { params: { id: 'usr-buyer' } },
    answer: { ...employee, hasSecondFactor: false },
  },
  inviteUser: {
    description:
      'Only roles that `listFleetManagerRoles` calls grantable. The link in the mail works for 14 days.',
    request: {
      body: {
        email: 'neu@nordwind.example',
        salutation: 'MRS',
        firstName: 'Ida',
        lastName: 'Voss',
        roles: ['ROLE_SHOP'],
        locale: 'de_DE',
      },
    },
    answer: invited,
  },
  inviteUsersInBulk: {
    description:
      'First with `dryRun: true`, which sends nothing and validates every row; then the same file with `dryRun: false`, the `fileSha256` of the first response, and the corrected values in `corrections`. Rows that are still invalid are skipped. Sending a file twice invites nobody twice.',
    request: {
      body: {
        dryRun: true,
        defaultRoles: ['ROLE_SHOP'],
        defaultLocale: 'de_DE',
        corrections: [{ line: 2, email: 'neu@nordwind.example' }],
      },
    },
    answer: {
      dryRun: true,
      fileSha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      lastCommittedAt: null,
      counts: {
        ready: 1,
        invited: 0,
        already_invited: 0,
        already_member: 0,
        duplicate_in_file: 0,
        invalid: 1,
      },
      rows: [
        {
          line: 2,
          email: 'neu@nordwind.example',
          firstName: 'Ida',
          lastName: 'Voss',
          roles: ['ROLE_SHOP'],
          salutation: 'Frau',
          company: 'K-10042',
          locale: 'de_DE',
          isCorrected: true,
          result: 'ready',
          errors: [],
        },
        {
          line: 3,
          email: 'keine-adresse',
          firstName: null,
          lastName: null,
          roles: [],
          salutation: null,
          company: null,
          locale: null,
          isCorrected: false,
          result: 'invalid',
          errors: [{ path: 'email', code: 'email' }],
        },
      ],
    },
  },
  listFleetManagerRoles: {
    description:
      'Callers can grant roles that give no more than they have themselves, and roles that their company has released (`getRoleDelegation`).',
    answer: {
      items: [
        { role: 'ROLE_SHOP', isGrantable: true, permissions: ['shop', 'orders'] },
        { role: 'ROLE_SMART_CONNECT', isGrantable: false, permissions: ['smartConnect'] },
      ],
    },
  },
  getInvitation: {
    description:
      'For the page behind the link, which requires no sign-in. Expired and used links answer 410.',
    request: { params: { token } },
    answer: {
      email: 'neu@nordwind.example',
      salutation: 'MRS',
      firstName: 'Ida',
      lastName: 'Voss',
      companyName: 'Nordwind Logistik GmbH',
      invitedBy: 'Maren Petersen',
      expiresAt: '2025-12-04T09:00:00.000Z',
    },
  },
  registerUser: {
    description:
      'With an invitation the account is active at once. With a customer number it waits until a fleet manager accepts it; whether number and address match is told only by mail.',
    request: {
      body: {
        kind: 'invitation',
        token,
        salutation: 'MRS',
        firstName: 'Ida',
        lastName: 'Voss',
        password: 'drei Wolken über Altona',
        acceptTerms: true,
      },
    },
  },
};
