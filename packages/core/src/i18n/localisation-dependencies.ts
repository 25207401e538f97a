import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { AnyCall } from '../api/create-call.ts';
import type { SessionKeys } from '../session/session-keys.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** What the localisation is given by its SDK. */
export interface LocalisationDependencies {
  readonly call: AnyCall;
  readonly isSignedIn: () => boolean;
  /** Who it is, as far as that is known. */
  readonly user: () => UserInfo | undefined;
  readonly brandingId: () => string | undefined;
  readonly keys: SessionKeys;
  readonly memory: SafeStorage;
  readonly initial: string;
  /** The locale that the host asks for at the start. */
  readonly wanted?: string | undefined;
  /** Where the widgets stand. @default the page's root */
  readonly place?: Node | undefined;
  readonly ownsDocument: boolean;
}
