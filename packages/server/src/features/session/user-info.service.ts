import { API_ROOT, menuEntries, technicianRoles } from '@foyer/contract';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { toBranding } from '../../domain/branding/brands.repo.ts';
import type { SideBarItem } from '../../domain/branding/brands.table.ts';
import { newestNews } from '../../domain/news/newest-news.repo.ts';
import type { HandlerContext } from '../handler.ts';
import { findProfile, findUserName } from './sign-in.repo.ts';

/** Who is signed in, as whom, where, and what their menu shows. */
export async function userInfo(context: HandlerContext<'getUserInfo'>): Promise<UserInfo> {
  const { db, caller, fail } = context;
  const profile = await findProfile(db, caller.userId, caller.companyId);
  if (!profile) return fail('unauthenticated');
  // The look of whom they belong to, whatever brand the address names: their name and another's imprint do not go together.
  const { user, company, brand } = profile;
  const newest = await newestNews(db, caller, context.now);
  const actorName = caller.actor ? await findUserName(db, caller.actor.userId) : null;
  return {
    user: {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      locale: user.locale,
      roles: [...caller.roles],
      needsPasswordChange: user.needsPasswordChange,
      needsOnboarding: user.needsOnboarding,
      needsToEnterMileage: user.needsToEnterMileage,
      someTechnicianRole: technicianRoles.some((role) => caller.roles.includes(role)),
    },
    company: company && { id: company.id, name: company.name, isSpecialCustomer: company.isSpecialCustomer },
    mode: caller.mode,
    hasNews: newest.hasUnread,
    newestNewsAt: newest.publishedAt?.toISOString() ?? null,
    branding: brand && toBranding(brand),
    sideBarItemsDisplay: sideBarItems(company?.sideBarItems ?? brand?.sideBarItems ?? []),
    chatbotBackend: (brand?.chatbotBackend ?? API_ROOT) || null,
    actor: caller.actor && {
      id: caller.actor.userId,
      name: actorName ?? '',
      kind: caller.actor.kind,
      endsAt: caller.actor.kind === 'impersonation' ? caller.actor.endsAt.toISOString() : null,
    },
  };
}

const allMenuItems = menuEntries.flatMap((entry) => [
  entry.item,
  ...('children' in entry ? entry.children.map(({ item }) => item) : []),
]);

/** Every entry of the menu once: as stored, and shown where nothing is stored. */
function sideBarItems(stored: readonly SideBarItem[]): SideBarItem[] {
  return allMenuItems.map((item) => ({
    itemIndex: item,
    displayItem: stored.find((entry) => entry.itemIndex === item)?.displayItem ?? true,
  }));
}
