import { API_ROOT, menuEntries, technicianRoles } from '@foyer/contract';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { toBranding } from '../../domain/branding/brands.repo.ts';
import type { SideBarItem } from '../../domain/branding/brands.table.ts';
import { findProfile, findUserName } from '../../domain/session/sign-in.repo.ts';
import type { Caller } from '../../security/caller.ts';
import type { HandlerContext } from '../handler.ts';

/** Returns the signed-in user, an impersonator, the company, the brand, and the entries of the menu. */
export async function userInfo(context: HandlerContext<'getUserInfo'>): Promise<UserInfo> {
  const { db, caller, fail } = context;
  const profile = await findProfile(db, caller, context.now);
  if (!profile) return fail('unauthenticated');
  // the account's own brand, whatever brand the address names: a name and another brand's imprint do not belong together
  const { user, company, brand, newest, hasUnread } = profile;
  // forced prompts are not for impersonators: they neither choose the password nor answer for the user
  const isDue = (flag: boolean) => flag && caller.actor?.kind !== 'impersonation';
  const actorName = caller.actor ? await findUserName(db, caller.actor.userId) : null;
  return {
    user: {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      locale: user.locale,
      roles: [...caller.roles],
      needsPasswordChange: isDue(user.needsPasswordChange),
      needsOnboarding: isDue(user.needsOnboarding),
      needsToEnterMileage: isDue(user.needsToEnterMileage),
      someTechnicianRole: technicianRoles.some((role) => caller.roles.includes(role)),
    },
    company: company && { id: company.id, name: company.name, isSpecialCustomer: company.isSpecialCustomer },
    mode: caller.mode,
    hasNews: hasUnread,
    newestNewsAt: newest === null ? null : new Date(newest).toISOString(),
    branding: brand && toBranding(brand),
    sideBarItemsDisplay: sideBarItems(company?.sideBarItems ?? brand?.sideBarItems ?? []),
    chatbotBackend: (brand?.chatbotBackend ?? API_ROOT) || null,
    actor: caller.actor && { ...actorOf(caller.actor, context.now), name: actorName ?? '' },
  };
}

/** Returns the impersonator or the manager who switched company; for an impersonation with its end. */
function actorOf({ userId, kind, endsAt }: NonNullable<Caller['actor']>, now: Date) {
  if (kind !== 'impersonation') return { id: userId, kind, endsAt: null, secondsLeft: null };
  const secondsLeft = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return { id: userId, kind, endsAt: endsAt.toISOString(), secondsLeft };
}

const allMenuItems = menuEntries.flatMap((entry) => [
  entry.item,
  ...('children' in entry ? entry.children.map(({ item }) => item) : []),
]);

/** Returns every entry of the menu once, as stored; entries that are not stored are shown. */
function sideBarItems(stored: readonly SideBarItem[]): SideBarItem[] {
  return allMenuItems.map((item) => ({
    itemIndex: item,
    displayItem: stored.find((entry) => entry.itemIndex === item)?.displayItem ?? true,
  }));
}
