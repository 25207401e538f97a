import { inRoot } from '@foyer/tooling/paths';
import { builtFolders } from '@foyer/tooling/start-server';
import { testServerSettings } from '@foyer/tooling/test/test-server-settings';

/** Settings of the demo for the tests, without its data folder. A story with its own server lets orders advance. */
export const serverSettings = {
  FOYER_DEMO: 'true',
  ...builtFolders,
  ...testServerSettings,
  FOYER_TEXTS_DIR: inRoot('examples/brand-texts'),
} as const;
