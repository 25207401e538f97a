import type { OperationName } from '@foyer/contract/routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { Loadable } from '../resources/resource.ts';
import type { BrowserStores } from './browser-stores.ts';
import type { SessionKeys } from './session-keys.ts';

/** What the session needs of the SDK around it. */
export interface SessionDependencies {
  readonly options: SdkOptions;
  /** The BCP 47 tag of the moment. */
  readonly language: () => string;
  readonly keys: SessionKeys;
  readonly stores: BrowserStores;
  /** Who is signed in, asked for where that is not known or stale. */
  readonly loadUser: () => Promise<Loadable<UserInfo>>;
  /** An effect has made these reads stale, here or in another tab. */
  readonly onStale: (names: readonly OperationName[]) => void;
}
