import { Profile } from '@foyer/react';
import type { Pages } from '../page.ts';

export const pages: Pages<'profile'> = {
  profile: { widget: Profile, node: <Profile /> },
};
