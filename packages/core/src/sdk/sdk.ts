import type { CallInput, CallOutput, OperationName } from '@foyer/contract';
import type { Environment } from '@foyer/contract/environment/environment.contract';
import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { ReadableAtom } from 'nanostores';
import type { Call, Endpoint } from '../api/call.ts';
import type { SafeBranding } from '../branding/sanitize-branding.ts';
import type { DraftNames } from '../drafts/drafts.ts';
import type { Localisation } from '../i18n/localisation.ts';
import type { NavigationTarget } from '../navigation/navigation-target.ts';
import type { PageQuery } from '../navigation/page-query.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { Resource } from '../resources/resource.ts';
import type { Session } from '../session/session.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Storage of an SDK in the browser. It never throws: where storage is blocked or full, memory is used. */
export interface SdkStorage {
  /** Local storage: shared by all tabs, until the user clears it. The host page shares its names, so begin yours with `FOYER`. */
  readonly local: SafeStorage;
  /** Session storage: for this tab. */
  readonly session: SafeStorage;
  /** Local storage under names of the signed-in person, so that the next person does not see the data. Never secrets. */
  readonly user: SafeStorage;
  /** Names under which `openDrafts` stores drafts in `local`. */
  readonly drafts: DraftNames;
}

/** A running instance of Foyer: one API, one brand, one session, shared by every widget with the same API and brand. */
export interface FoyerSdk {
  readonly key: string;
  readonly options: SdkOptions;
  readonly call: Call;
  readonly session: Session;
  readonly localisation: Localisation;
  readonly storage: SdkStorage;
  /** The signed-in user; idle while nobody is signed in. */
  readonly $userInfo: Resource<UserInfo>;
  readonly $environment: Resource<Environment>;
  /** The user's branding, else the environment's; every value is checked and safe. */
  readonly $branding: ReadableAtom<SafeBranding | null>;
  /** Returns a cached read of any GET (or read-only POST) endpoint. */
  resource<N extends OperationName>(
    name: N,
    input?: CallInput<Endpoint<N>>,
  ): Resource<CallOutput<Endpoint<N>>>;
  /** Invalidates every cached read of these operations; mounted ones are fetched again. */
  invalidate(...names: OperationName[]): void;
  /** Returns the URL of a target, or null where the host has no such page. */
  href(target: NavigationTarget): string | null;
  /** Storage for the views of lists. @default the query of the page */
  readonly pageQuery?: PageQuery;
  /** Whether the host has a screen; see the option of that name. */
  hasScreen(route: PortalRouteName): boolean;
  /** Whether there is unread news: the server's flag, minus the news that this browser has marked as seen in USER_IS_READ_NEWS. */
  readonly $hasUnreadNews: ReadableAtom<boolean>;
  markNewsRead(): void;
  destroy(): void;
}
