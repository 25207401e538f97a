import { sql } from 'drizzle-orm';
import { users } from '../../accounts/accounts.table.ts';
import { companies } from '../../companies/companies.table.ts';
import { defineSource, tile, to } from '../source.repo.ts';

/** Link that opens the onboarding: the home page opens it for this query, another page shows it in its widget. */
const wayTo = to('home', { query: { onboarding: 'open' } });

/** Task to complete the account's details; until then, only sources with `duringPrompt` are shown. */
export const onboardingSource = defineSource<boolean>({
  access: 'signedIn',
  action: 'updateOnboarding',
  duringPrompt: true,
  facts: ({ userId }) => sql`select needs_onboarding from ${users} where id = ${userId}`,
  tiles: (isOpen, { say }) =>
    isOpen
      ? [
          tile({
            id: 'onboarding',
            kind: 'task',
            severity: 'warning',
            title: say('dashboard.onboarding.title'),
            text: say('dashboard.onboarding.text'),
            link: { ...wayTo, label: say('dashboard.onboarding.link') },
          }),
        ]
      : [],
});

/** Task for a fleet manager to complete the company's details; it is not forced. */
export const companyOnboardingSource = defineSource<boolean>({
  access: 'companies',
  action: 'updateExtendedOnboarding',
  facts: ({
    userId,
    companyId,
  }) => sql`select coalesce(bool_or(c.needs_onboarding and not u.needs_onboarding), false)
    from ${companies} c join ${users} u on u.id = ${userId} where c.id = ${companyId}::text`,
  tiles: (isOpen, { say }) =>
    isOpen
      ? [
          tile({
            id: 'company-onboarding',
            kind: 'task',
            title: say('dashboard.company-onboarding.title'),
            text: say('dashboard.company-onboarding.text'),
            link: { ...wayTo, label: say('dashboard.onboarding.link') },
          }),
        ]
      : [],
});
