import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { Mode } from '@foyer/contract/roles';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { NavigationTarget } from '../navigation/navigation-target.ts';
import type { SessionState } from '../session/session.ts';

/** A prompt that cannot be dismissed, and where its OK leads. */
export interface ForcedPrompt {
  readonly kind: 'password' | 'onboarding' | 'mileage';
  /** Null: OK stays on the page. */
  readonly target: NavigationTarget | null;
  /** The mode to select before going there. */
  readonly switchTo: Mode | null;
  /** Whether the target is reached with a full page load. */
  readonly fullPageLoad: boolean;
}

/**
 * The prompt of the shop layout for a route, or null (specification section 4, "Forced prompts"). Where the answer to the
 * first open question is given, later ones wait: nobody could reach them otherwise.
 */
export function forcedPrompt(
  user: UserInfo['user'],
  route: PortalRouteName,
  session: Pick<SessionState, 'mode' | 'modes'>,
): ForcedPrompt | null {
  const plain = { switchTo: null, fullPageLoad: false };
  if (user.needsPasswordChange) {
    return route === 'profile' ? null : { kind: 'password', target: { route: 'profile' }, ...plain };
  }
  // not of the shop layout, and open while these are due: whoever acts for others is asked on the way back
  if (route === 'select-account') return null;
  if (user.needsOnboarding) {
    const stays = route === 'home' || route === 'tickets' || route === 'ticket';
    return { kind: 'onboarding', target: stays ? null : { route: 'home' }, ...plain };
  }
  if (!user.needsToEnterMileage || route === 'use-cases' || route === 'use-case') return null;
  const canSwitch = session.modes.includes('b2c_cc') && session.mode !== 'b2c_cc';
  // the requests, with the report opened: it is all that can be done until then
  const target = { route: 'use-cases', query: { kind: 'mileage-status-report' } } as const;
  return { kind: 'mileage', target, switchTo: canSwitch ? 'b2c_cc' : null, fullPageLoad: canSwitch };
}
