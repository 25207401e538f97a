import type { Role } from '@foyer/contract';
import type { EmployeeStatus } from '@foyer/contract/employees/employee-statuses';

/** An employee of the demo companies, in addition to the people whose accounts the demo shows. */
export interface DemoEmployee {
  readonly firstName: string;
  readonly lastName: string;
  readonly salutation: 'MR' | 'MRS' | 'NO_SALUTATION';
  readonly companyId: 'nordwind' | 'nordwind-spedition' | 'nordwind-energie';
  readonly status: EmployeeStatus;
  readonly roles: readonly Role[];
  readonly phone?: string;
  /** Days since the invitation was sent, or since the registration. */
  readonly daysAgo: number;
  /** Hours since the last sign-in; left out for an employee who never signed in. */
  readonly seenHoursAgo?: number;
  /** Days since the reminder. */
  readonly remindedDaysAgo?: number;
  /** Message of the inviter in the invitation. */
  readonly message?: string;
}

type Where = Pick<DemoEmployee, 'companyId'>;
const hamburg: Where = { companyId: 'nordwind' };
const kiel: Where = { companyId: 'nordwind-spedition' };
const husum: Where = { companyId: 'nordwind-energie' };

const person = (
  salutation: DemoEmployee['salutation'],
  firstName: string,
  lastName: string,
  where: Where,
  rest: Omit<DemoEmployee, 'salutation' | 'firstName' | 'lastName' | 'companyId'>,
): DemoEmployee => ({ salutation, firstName, lastName, ...where, ...rest });

const active = (
  daysAgo: number,
  seenHoursAgo: number,
  ...roles: Role[]
): Pick<DemoEmployee, 'status' | 'daysAgo' | 'seenHoursAgo' | 'roles'> => ({
  status: 'active',
  daysAgo,
  seenHoursAgo,
  roles,
});

/** Employees of Nordwind and its child companies, in every state, with realistic dates. */
export const demoEmployees: readonly DemoEmployee[] = [
  person('MR', 'Tjark', 'Behrens', hamburg, {
    ...active(612, 3, 'ROLE_SHOP', 'ROLE_USE_CASES'),
    phone: '+49 40 5550 0121',
  }),
  person('MRS', 'Wiebke', 'Carstens', hamburg, active(598, 28, 'ROLE_FLEET_FINANCIAL')),
  person('MR', 'Onur', 'Demir', hamburg, active(540, 6, 'ROLE_USE_CASES', 'ROLE_SMART_CONNECT')),
  person('MRS', 'Frauke', 'Ehlers', hamburg, active(511, 170, 'ROLE_USE_CASES')),
  person('MR', 'Henning', 'Freese', hamburg, active(433, 52, 'ROLE_USE_CASES', 'ROLE_RESERVATION_TOOL')),
  person('MRS', 'Agnieszka', 'Górska', hamburg, {
    ...active(377, 9, 'ROLE_SHOP', 'ROLE_FLEET_FINANCIAL'),
    phone: '+49 40 5550 0134',
  }),
  person('MR', 'Piet', 'Harms', hamburg, active(301, 730, 'ROLE_USE_CASES')),
  person('MRS', 'Svenja', 'Ihde', hamburg, active(244, 31, 'ROLE_USE_CASES', 'ROLE_RESERVATION_TOOL')),
  person('MR', 'Karl-Heinz', 'Jäger', hamburg, active(230, 4100, 'ROLE_USE_CASES')),
  person('MRS', 'Leyla', 'Kaya', hamburg, active(151, 14, 'ROLE_USE_CASES', 'ROLE_SMART_CONNECT')),
  person('MR', 'Momme', 'Jensen', husum, {
    ...active(588, 22, 'ROLE_FLEET_MANAGER', 'ROLE_SHOP', 'ROLE_USE_CASES'),
    phone: '+49 4841 555 012',
  }),
  person('MRS', 'Antje', 'Lorenzen', husum, active(402, 96, 'ROLE_SHOP')),
  person('MRS', 'Inken', 'Thomsen', kiel, {
    ...active(590, 44, 'ROLE_FLEET_MANAGER', 'ROLE_SHOP', 'ROLE_USE_CASES'),
    phone: '+49 431 5550 087',
  }),
  person('MR', 'Bjarne', 'Matthiesen', kiel, active(366, 75, 'ROLE_USE_CASES')),
  person('MRS', 'Ümmühan', 'Öztürk', kiel, active(120, 5, 'ROLE_SHOP', 'ROLE_USE_CASES')),
  person('MR', 'Ole', 'Nissen', hamburg, {
    status: 'inactive',
    daysAgo: 560,
    seenHoursAgo: 5200,
    roles: ['ROLE_USE_CASES'],
  }),
  person('MRS', 'Gesche', 'Petersen', kiel, {
    status: 'inactive',
    daysAgo: 480,
    seenHoursAgo: 2900,
    roles: ['ROLE_SHOP'],
  }),
  person('MRS', 'Ida', 'Voss', hamburg, {
    status: 'invited',
    daysAgo: 2,
    roles: ['ROLE_SHOP'],
    message: 'Liebe Ida, ab Dezember übernimmst du die Bestellungen für Bremerhaven.',
  }),
  person('MR', 'Jannis', 'Quast', hamburg, { status: 'invited', daysAgo: 5, roles: ['ROLE_USE_CASES'] }),
  person('MRS', 'Merle', 'Rickmers', kiel, {
    status: 'invited',
    daysAgo: 9,
    remindedDaysAgo: 3,
    roles: ['ROLE_USE_CASES', 'ROLE_SHOP'],
  }),
  person('MR', 'Enno', 'Siemers', hamburg, { status: 'invited', daysAgo: 31, roles: ['ROLE_USE_CASES'] }),
  person('MRS', 'Birte', 'Uhlig', husum, {
    status: 'invited',
    daysAgo: 60,
    remindedDaysAgo: 40,
    roles: ['ROLE_SHOP'],
  }),
  person('MR', 'Malte', 'Wulff', hamburg, {
    status: 'registered',
    daysAgo: 1,
    roles: [],
    phone: '+49 171 5550 0456',
  }),
  person('MRS', 'Nele', 'Zander', hamburg, { status: 'registered', daysAgo: 6, roles: [] }),
];
