import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { AnyCall } from '../api/create-call.ts';
import type { SessionKeys } from '../session/session-keys.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Values and functions that the SDK gives to the localisation. */
export interface LocalisationDependencies {
  readonly call: AnyCall;
  readonly isSignedIn: () => boolean;
  /** The signed-in user, where known. */
  readonly user: () => UserInfo | undefined;
  readonly brandingId: () => string | undefined;
  readonly keys: SessionKeys;
  readonly memory: SafeStorage;
  readonly initial: string;
  /** The locale that the host requests at the start. */
  readonly wanted?: string | undefined;
  /** Node of the widgets in the page, for the language by `lang`. @default the page's root */
  readonly place?: Node | undefined;
  readonly ownsDocument: boolean;
}
