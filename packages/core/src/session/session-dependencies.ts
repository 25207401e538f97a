import type { OperationName } from '@foyer/contract/routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { Loadable } from '../resources/resource.ts';
import type { BrowserStores } from './browser-stores.ts';
import type { SessionKeys } from './session-keys.ts';

/** Values and functions that the SDK gives to the session. */
export interface SessionDependencies {
  readonly options: SdkOptions;
  /** Returns the current BCP 47 tag. */
  readonly language: () => string;
  readonly keys: SessionKeys;
  readonly stores: BrowserStores;
  /** Returns the signed-in user, requested where unknown or invalidated. */
  readonly loadUser: () => Promise<Loadable<UserInfo>>;
  /** Called with the reads that an effect has invalidated, here or in another tab. */
  readonly onStale: (names: readonly OperationName[]) => void;
}
