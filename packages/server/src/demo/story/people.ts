import type { Mode, Role } from '@foyer/contract';

export interface DemoPerson {
  readonly id: string;
  readonly email: string;
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

/** What every demo account signs in with; printed at start. */
export const demoPassword = 'Foyer-Demo-2026';

const nordwind = { brandId: 'foyer', companyId: 'nordwind' } as const;
const service = { brandId: 'foyer', companyId: 'service', modes: ['b2b'] } as const;

/** The accounts of the demo story. */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...nordwind,
    id: 'user-manager',
    email: 'manager@nordwind.example',
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
  {
    ...nordwind,
    id: 'user-people',
    email: 'people@nordwind.example',
    firstName: 'Jonas',
    lastName: 'Petersen',
    roles: ['ROLE_FLEET_MANAGE_EMPLOYEES'],
    modes: ['b2b'],
  },
  {
    ...nordwind,
    id: 'user-buyer',
    email: 'buyer@nordwind.example',
    firstName: 'Mehmet',
    lastName: 'Yilmaz',
    roles: ['ROLE_SHOP'],
    modes: ['b2b'],
  },
  {
    ...nordwind,
    id: 'user-finance',
    email: 'finance@nordwind.example',
    firstName: 'Sabine',
    lastName: 'Vogel',
    roles: ['ROLE_FLEET_FINANCIAL'],
    modes: ['b2b'],
  },
  {
    ...nordwind,
    id: 'user-driver',
    email: 'driver@nordwind.example',
    firstName: 'Lukas',
    lastName: 'Hansen',
    roles: ['ROLE_USE_CASES'],
    modes: ['b2b', 'b2c_cc'],
    needs: ['mileage'],
  },
  {
    ...nordwind,
    id: 'user-newcomer',
    email: 'newcomer@nordwind.example',
    firstName: 'Emma',
    lastName: 'Schröder',
    roles: ['ROLE_USE_CASES', 'ROLE_SHOP'],
    modes: ['b2b'],
    needs: ['passwordChange', 'onboarding'],
  },
  {
    ...nordwind,
    id: 'user-norole',
    email: 'norole@nordwind.example',
    firstName: 'Paul',
    lastName: 'Lindner',
    roles: [],
    modes: ['b2b'],
  },
  {
    ...nordwind,
    id: 'user-inactive',
    email: 'inactive@nordwind.example',
    firstName: 'Birgit',
    lastName: 'Kaiser',
    roles: ['ROLE_SHOP'],
    modes: ['b2b'],
    status: 'inactive',
  },
  {
    id: 'user-private',
    email: 'private@kunde.example',
    firstName: 'Thomas',
    lastName: 'Weber',
    brandId: 'foyer',
    companyId: null,
    roles: ['ROLE_SHOP', 'ROLE_USE_CASES'],
    modes: ['b2c_cc'],
  },
  {
    id: 'user-sonnental',
    email: 'buyer@sonnental.example',
    firstName: 'Julia',
    lastName: 'Sommer',
    brandId: 'sonnental',
    companyId: 'sonnental',
    roles: ['ROLE_SHOP', 'ROLE_FLEET_MANAGER'],
    modes: ['b2b'],
  },
  {
    id: 'user-wuerth',
    email: 'buyer@wuerth-beispiel.example',
    firstName: 'Michael',
    lastName: 'Kraft',
    brandId: 'foyer',
    companyId: 'wuerth-beispiel',
    roles: ['ROLE_FLEET_MANAGER', 'ROLE_USE_CASES'],
    modes: ['b2b'],
  },
  {
    ...service,
    id: 'user-technician',
    email: 'technician@service.example',
    firstName: 'Stefan',
    lastName: 'Riedel',
    roles: ['ROLE_TECHNICIAN'],
  },
  {
    ...service,
    id: 'user-technician-sub',
    email: 'technician.sub@service.example',
    firstName: 'Anna',
    lastName: 'Fuchs',
    roles: ['ROLE_TECHNICIAN_SUB_ADMIN'],
  },
  {
    ...service,
    id: 'user-technician-admin',
    email: 'technician.admin@service.example',
    firstName: 'Ralf',
    lastName: 'Becker',
    roles: ['ROLE_TECHNICIAN_ADMIN'],
  },
  {
    ...service,
    id: 'user-support',
    email: 'support@service.example',
    firstName: 'Nina',
    lastName: 'Albrecht',
    roles: ['ROLE_IMPERSONATE'],
  },
];
