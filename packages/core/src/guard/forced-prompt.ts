import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { Mode } from '@foyer/contract/roles';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { NavigationTarget } from '../navigation/navigation-target.ts';
import type { SessionState } from '../session/session.ts';

/** A prompt that cannot be dismissed, and the target of its OK button. */
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
 * Returns the forced prompt of the shop layout for a route, or null (specification section 4, "Forced prompts"). On the page that answers
 * the first open prompt, later prompts wait; otherwise nobody could reach that page.
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
  // not part of the shop layout, and allowed while these are due: an impersonator is prompted on the way back
  if (route === 'select-account') return null;
  if (user.needsOnboarding) {
    const stays = route === 'home' || route === 'tickets' || route === 'ticket';
    return { kind: 'onboarding', target: stays ? null : { route: 'home' }, ...plain };
  }
  if (!user.needsToEnterMileage || route === 'use-cases' || route === 'use-case') return null;
  const canSwitch = session.modes.includes('b2c_cc') && session.mode !== 'b2c_cc';
  // the requests, with the report opened: nothing else can be done until then
  const target = { route: 'use-cases', query: { kind: 'mileage-status-report' } } as const;
  return { kind: 'mileage', target, switchTo: canSwitch ? 'b2c_cc' : null, fullPageLoad: canSwitch };
}
