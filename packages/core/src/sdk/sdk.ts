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

/** What an SDK keeps in the browser, none of which can throw: blocked or full storage is survived in memory. */
export interface SdkStorage {
  /** Local storage: for all tabs, until somebody clears it. Names are shared with the host page: begin them with `FOYER`. */
  readonly local: SafeStorage;
  /** Session storage: for this tab. */
  readonly session: SafeStorage;
  /** Local storage under names of the person who is signed in, so that the next one finds nothing of theirs. Never secrets. */
  readonly user: SafeStorage;
  /** Under which names `openDrafts` keeps drafts in `local`. */
  readonly drafts: DraftNames;
}

/** One running Foyer: one API, one brand, one session, shared by every widget that names the same pair. */
export interface FoyerSdk {
  readonly key: string;
  readonly options: SdkOptions;
  readonly call: Call;
  readonly session: Session;
  readonly localisation: Localisation;
  readonly storage: SdkStorage;
  /** Who is signed in; idle while nobody is. */
  readonly $userInfo: Resource<UserInfo>;
  readonly $environment: Resource<Environment>;
  /** The user's branding, else the environment's; checked, with nothing in it that could do harm. */
  readonly $branding: ReadableAtom<SafeBranding | null>;
  /** A cached read of any GET (or read-only POST) endpoint. */
  resource<N extends OperationName>(
    name: N,
    input?: CallInput<Endpoint<N>>,
  ): Resource<CallOutput<Endpoint<N>>>;
  /** Marks every cached read of these operations stale; mounted ones are fetched again. */
  invalidate(...names: OperationName[]): void;
  /** The address for a target, or null where the host has no such page. */
  href(target: NavigationTarget): string | null;
  /** Where lists keep their views. @default the query of the page */
  readonly pageQuery?: PageQuery;
  /** Whether the host has a screen; see the option of that name. */
  hasScreen(route: PortalRouteName): boolean;
  /** Unread news: server flag minus what this browser remembers in USER_IS_READ_NEWS. */
  readonly $hasUnreadNews: ReadableAtom<boolean>;
  markNewsRead(): void;
  destroy(): void;
}
