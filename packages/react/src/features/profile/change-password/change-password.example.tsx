import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { changePasswordWidget } from '../profile.manifest.ts';

/** The change of a password over fixed answers. */
export const example: Example = {
  title: 'Change password',
  group: 'Profile',
  render: () => (
    <ExampleWidget
      widget={changePasswordWidget}
      answers={{ getUserInfo: createFakeUserInfo([]), changePassword: undefined }}
    />
  ),
};
