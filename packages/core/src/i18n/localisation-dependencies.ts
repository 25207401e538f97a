import type { AnyCall } from '../api/create-call.ts';
import type { SessionKeys } from '../session/session-keys.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** What the localisation is given by its SDK. */
export interface LocalisationDependencies {
  readonly call: AnyCall;
  /** Whether somebody is signed in who acts for themselves: whoever acts as another leaves that account’s language alone. */
  readonly isOwnAccount: () => boolean;
  readonly brandingId: () => string | undefined;
  readonly keys: SessionKeys;
  readonly memory: SafeStorage;
  readonly initial: string;
  readonly ownsDocument: boolean;
}
