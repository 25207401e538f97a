import { sql } from 'drizzle-orm';
import { users } from '../../../domain/accounts/accounts.table.ts';
import { companies } from '../../../domain/companies/companies.table.ts';
import { defineSource, tile, to } from '../source.repo.ts';

/** Home shows the onboarding where this is asked for; on another page its widget does. */
const wayTo = to('home', { query: { onboarding: 'open' } });

/** Details of the account that are missing: until they are there, nothing else is told. */
export const onboardingSource = defineSource<boolean>({
  access: 'signedIn',
  duringPrompt: true,
  facts: ({ userId }) => sql`select needs_onboarding from ${users} where id = ${userId}`,
  tiles: (isOpen, { say }) =>
    isOpen
      ? [
          tile({
            ...{ id: 'onboarding', kind: 'task', severity: 'warning' },
            ...{ title: say('dashboard.onboarding.title'), text: say('dashboard.onboarding.text') },
            link: { ...wayTo, label: say('dashboard.onboarding.link') },
          }),
        ]
      : [],
});

/** Details of the company that are missing, for one of its fleet managers to enter when there is time. */
export const companyOnboardingSource = defineSource<boolean>({
  access: 'companies',
  facts: ({
    userId,
    companyId,
  }) => sql`select coalesce(bool_or(c.needs_onboarding and not u.needs_onboarding), false)
    from ${companies} c join ${users} u on u.id = ${userId} where c.id = ${companyId}::text`,
  tiles: (isOpen, { say }) =>
    isOpen
      ? [
          tile({
            ...{ id: 'company-onboarding', kind: 'task' },
            title: say('dashboard.company-onboarding.title'),
            text: say('dashboard.company-onboarding.text'),
            link: { ...wayTo, label: say('dashboard.onboarding.link') },
          }),
        ]
      : [],
});
