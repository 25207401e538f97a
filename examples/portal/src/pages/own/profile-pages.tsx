import { Profile } from '@foyer/react';
import type { OwnPages } from '../page.ts';

export const pages: OwnPages<'profile'> = {
  profile: { widget: Profile, node: <Profile /> },
};
