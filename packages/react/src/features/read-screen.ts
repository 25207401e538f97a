import type { PortalRouteName } from '@foyer/contract';
import type { FoyerSdk } from '@foyer/core';
import { readFirst, type ScreenRead } from '../screens/read-first.ts';
import { screens } from './screens.ts';

/** Asks for what a screen will ask first. What is younger than half a minute is there, and is not asked for. */
export const readScreen = (sdk: FoyerSdk, name: PortalRouteName, id = ''): ScreenRead =>
  readFirst(sdk, screens[name], id);
