import { inRoot } from '@foyer/tooling/paths';
import { builtFolders } from '@foyer/tooling/start-server';
import { testServerSettings } from '@foyer/tooling/test/test-server-settings';

/** The demo as the tests meet it, beside its folder. A story of its own server lets orders move. */
export const serverSettings = {
  FOYER_DEMO: 'true',
  ...builtFolders,
  ...testServerSettings,
  FOYER_TEXTS_DIR: inRoot('examples/brand-texts'),
} as const;
