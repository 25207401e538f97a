import type { Device, MailChoice, PortalIdentity } from '@foyer/contract/profile/profile.schema';

export const identityExample: PortalIdentity = {
  userId: 'usr-maren',
  email: 'maren@nordwind.example',
  salutation: 'MRS',
  firstName: 'Maren',
  lastName: 'Schröder',
  phone: '+49 40 7654321',
  locale: 'de_DE',
  passwordChangedAt: '2026-06-01T08:00:00.000Z',
  lastLoginAt: '2026-11-20T06:55:00.000Z',
};

const device = (id: string, more: Partial<Device>): Device => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  kind: 'computer',
  network: '203.0.113.7',
  signedInAt: '2026-11-20T06:55:00.000Z',
  lastSeenAt: '2026-11-20T09:10:00.000Z',
  isCurrent: false,
  ...more,
});
/** The current browser, a phone and an unknown device. */
export const devicesExample: { items: Device[] } = {
  items: [
    device('fam-1', { isCurrent: true }),
    device('fam-2', { browser: 'Safari', system: 'iOS', kind: 'phone', network: '198.51.100.23' }),
    device('fam-3', { browser: null, system: null, kind: 'unknown', network: null }),
  ],
};

export const choicesExample: { items: MailChoice[] } = {
  items: [
    { kind: 'orders', isOn: true, isChoosable: true },
    { kind: 'quotations', isOn: true, isChoosable: true },
    { kind: 'requests', isOn: true, isChoosable: true },
    { kind: 'tickets', isOn: false, isChoosable: true },
    { kind: 'stock', isOn: true, isChoosable: false },
    { kind: 'security', isOn: true, isChoosable: false },
  ],
};
