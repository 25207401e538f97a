import type { serviceHours } from '../../domain/tickets/service-hours/service-hours.table.ts';
import type { ticketTeamMembers, ticketTeams } from '../../domain/tickets/tickets.table.ts';
import { story } from '../demo-people.ts';

type Team = typeof ticketTeams.$inferInsert & { readonly categoryIds: string[] };

/** Teams and their categories: two teams of one brand (charging, everything else), one team for all of the other. */
export const demoTeams: readonly Team[] = [
  {
    id: 'team-charging',
    name: 'Laden und Karten',
    companyId: 'service',
    brandId: 'foyer',
    categoryIds: ['charging', 'card'],
  },
  {
    id: 'team-customers',
    name: 'Kundenfragen',
    companyId: 'service',
    brandId: 'foyer',
    categoryIds: [],
  },
  {
    id: 'team-sonnental',
    name: 'Sonnental',
    companyId: 'service',
    brandId: 'sonnental',
    categoryIds: [],
  },
];

export const demoTeamMembers: readonly (typeof ticketTeamMembers.$inferInsert)[] = [
  { teamId: 'team-charging', userId: story.technician.id },
  { teamId: 'team-charging', userId: story.technicianSub.id },
  { teamId: 'team-customers', userId: story.technicianSub.id },
  { teamId: 'team-sonnental', userId: story.technicianAdmin.id },
];

export const demoServiceHours: readonly (typeof serviceHours.$inferInsert)[] = [
  {
    brandId: 'foyer',
    country: 'DE',
    region: 'HH',
    timeZone: 'Europe/Berlin',
    weekdays: [1, 2, 3, 4, 5],
    opensAt: 8 * 60,
    closesAt: 17 * 60,
  },
  {
    brandId: 'sonnental',
    country: 'DE',
    region: 'BY',
    timeZone: 'Europe/Berlin',
    weekdays: [1, 2, 3, 4, 5],
    opensAt: 9 * 60,
    closesAt: 16 * 60,
  },
];

/** Returns a category's team by the same rule as `findTeam`. */
export const teamOf = (brandId: string, categoryId: string): string | null =>
  (
    demoTeams.find((team) => team.brandId === brandId && team.categoryIds.includes(categoryId)) ??
    demoTeams.find((team) => team.brandId === brandId && team.categoryIds.length === 0)
  )?.id ?? null;
