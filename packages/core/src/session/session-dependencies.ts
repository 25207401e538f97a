import type { ReadName } from '@foyer/contract/routes';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { BrowserStores } from './browser-stores.ts';
import type { SessionKeys } from './session-keys.ts';

/** What the session needs of the SDK around it. */
export interface SessionDependencies {
  readonly options: SdkOptions;
  /** The BCP 47 tag of the moment. */
  readonly language: () => string;
  readonly keys: SessionKeys;
  readonly stores: BrowserStores;
  /** The id of the company the user is in, for the way back from another. */
  readonly companyId: () => Promise<string | null>;
  /** An effect has made these reads stale. */
  readonly onStale: (names: readonly ReadName[]) => void;
  /** A forced prompt has become due: resolves when the user is known anew. */
  readonly onPromptDue: () => Promise<unknown>;
}
