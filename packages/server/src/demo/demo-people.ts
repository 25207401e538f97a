import type { Mode, Role } from '@foyer/contract';

export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  /** Features that this account shows, in a few English words; for the greeting at start. */
  readonly shows: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly brandId: 'foyer' | 'sonnental';
  /** Null for a private customer. */
  readonly companyId: string | null;
  readonly roles: readonly Role[];
  readonly modes: readonly [Mode, ...Mode[]];
  readonly status?: 'active' | 'inactive';
  readonly needs?: readonly ('passwordChange' | 'onboarding' | 'mileage')[];
}

/** Password of every demo account; printed at start. */
export const demoPassword = 'Foyer-Demo-2026';

const nordwind = { brandId: 'foyer', companyId: 'nordwind' } as const;
const service = { brandId: 'foyer', companyId: 'service', modes: ['b2b'] } as const;

/** People of the demo story by name, for tests and for the other parts of the story. */
export const story = {
  manager: {
    ...nordwind,
    id: 'user-manager',
    email: 'manager@nordwind.example',
    shows: 'everything; two child companies to switch to; private mode',
    firstName: 'Katharina',
    lastName: 'Brandt',
    roles: [
      'ROLE_FLEET_MANAGER',
      'ROLE_SHOP',
      'ROLE_USE_CASES',
      'ROLE_SMART_CONNECT',
      'ROLE_RESERVATION_TOOL',
    ],
    modes: ['b2b', 'b2c_cc'],
  },
  people: {
    ...nordwind,
    id: 'user-people',
    email: 'people@nordwind.example',
    shows: 'only employee management',
    firstName: 'Jonas',
    lastName: 'Petersen',
    roles: ['ROLE_FLEET_MANAGE_EMPLOYEES'],
    modes: ['b2b'],
  },
  buyer: {
    ...nordwind,
    id: 'user-buyer',
    email: 'buyer@nordwind.example',
    shows: 'shop, orders, quotations',
    firstName: 'Mehmet',
    lastName: 'Yilmaz',
    roles: ['ROLE_SHOP'],
    modes: ['b2b'],
  },
  finance: {
    ...nordwind,
    id: 'user-finance',
    email: 'finance@nordwind.example',
    shows: 'orders, quotations, invoices, no shop',
    firstName: 'Sabine',
    lastName: 'Vogel',
    roles: ['ROLE_FLEET_FINANCIAL'],
    modes: ['b2b'],
  },
  driver: {
    ...nordwind,
    id: 'user-driver',
    email: 'driver@nordwind.example',
    shows: 'has to enter a mileage',
    firstName: 'Lukas',
    lastName: 'Hansen',
    roles: ['ROLE_USE_CASES'],
    modes: ['b2b', 'b2c_cc'],
    needs: ['mileage'],
  },
  newcomer: {
    ...nordwind,
    id: 'user-newcomer',
    email: 'newcomer@nordwind.example',
    shows: 'has to change the password, then onboarding and a mileage',
    firstName: 'Emma',
    lastName: 'Schröder',
    roles: ['ROLE_USE_CASES', 'ROLE_SHOP'],
    modes: ['b2b'],
    needs: ['passwordChange', 'onboarding', 'mileage'],
  },
  norole: {
    ...nordwind,
    id: 'user-norole',
    email: 'norole@nordwind.example',
    shows: 'what every signed-in user sees',
    firstName: 'Paul',
    lastName: 'Lindner',
    roles: [],
    modes: ['b2b'],
  },
  inactive: {
    ...nordwind,
    id: 'user-inactive',
    email: 'inactive@nordwind.example',
    shows: 'deactivated, cannot sign in',
    firstName: 'Birgit',
    lastName: 'Kaiser',
    roles: ['ROLE_SHOP'],
    modes: ['b2b'],
    status: 'inactive',
  },
  privateCustomer: {
    id: 'user-private',
    email: 'private@kunde.example',
    shows: 'a private customer',
    firstName: 'Thomas',
    lastName: 'Weber',
    brandId: 'foyer',
    companyId: null,
    roles: ['ROLE_SHOP', 'ROLE_USE_CASES'],
    modes: ['b2c_cc'],
  },
  sonnentalBuyer: {
    id: 'user-sonnental',
    email: 'buyer@sonnental.example',
    shows: 'another tenant, brand sonnental',
    firstName: 'Julia',
    lastName: 'Sommer',
    brandId: 'sonnental',
    companyId: 'sonnental',
    roles: ['ROLE_SHOP', 'ROLE_FLEET_MANAGER'],
    modes: ['b2b'],
  },
  wuerthBuyer: {
    id: 'user-wuerth',
    email: 'buyer@wuerth-beispiel.example',
    shows: 'a special customer',
    firstName: 'Michael',
    lastName: 'Kraft',
    brandId: 'foyer',
    companyId: 'wuerth-beispiel',
    roles: ['ROLE_FLEET_MANAGER', 'ROLE_USE_CASES'],
    modes: ['b2b'],
  },
  technician: {
    ...service,
    id: 'user-technician',
    email: 'technician@service.example',
    shows: 'tickets, charging experience',
    firstName: 'Stefan',
    lastName: 'Riedel',
    roles: ['ROLE_TECHNICIAN'],
  },
  technicianSub: {
    ...service,
    id: 'user-technician-sub',
    email: 'technician.sub@service.example',
    shows: 'the same, leading a team',
    firstName: 'Anna',
    lastName: 'Fuchs',
    roles: ['ROLE_TECHNICIAN_SUB_ADMIN'],
  },
  technicianAdmin: {
    ...service,
    id: 'user-technician-admin',
    email: 'technician.admin@service.example',
    shows: 'the same, leading all teams',
    firstName: 'Ralf',
    lastName: 'Becker',
    roles: ['ROLE_TECHNICIAN_ADMIN'],
  },
  support: {
    ...service,
    id: 'user-support',
    email: 'support@service.example',
    shows: 'acting as a customer',
    firstName: 'Nina',
    lastName: 'Albrecht',
    roles: ['ROLE_IMPERSONATE'],
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;

/** All people, in the order of the greeting at start. */
export const demoPeople: readonly DemoPerson[] = Object.values(story);

export const nameOf = ({ firstName, lastName }: DemoPerson): string => `${firstName} ${lastName}`;
