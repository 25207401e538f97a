import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { profileWidget } from '../profile.manifest.ts';
import { choicesExample, devicesExample, identityExample } from '../profile-fixture.ts';

const answers = {
  getUserInfo: createFakeUserInfo(['ROLE_SHOP', 'ROLE_USE_CASES']),
  getPortalIdentity: identityExample,
  updatePortalIdentity: identityExample,
  listDevices: devicesExample,
  endDevice: undefined,
  endOtherDevices: { ended: 2 },
  getMailChoices: choicesExample,
  updateMailChoice: choicesExample,
  setLocale: undefined,
};

/** A profile over fixed answers. */
export const example: Example = {
  title: 'Profile',
  group: 'Profile',
  render: () => <ExampleWidget widget={profileWidget} answers={answers} />,
};
