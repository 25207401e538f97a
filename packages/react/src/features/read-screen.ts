import type { PortalRouteName } from '@foyer/contract';
import type { FoyerSdk } from '@foyer/core';
import { readFirst, type ScreenRead } from '../screens/read-first.ts';
import { screens } from './screens.ts';

/** Prefetches the reads that a screen starts with. Data younger than half a minute is not requested again. */
export const readScreen = (sdk: FoyerSdk, name: PortalRouteName, id = ''): ScreenRead =>
  readFirst(sdk, screens[name], id);
