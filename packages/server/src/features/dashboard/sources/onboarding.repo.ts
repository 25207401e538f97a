import { sql } from 'drizzle-orm';
import { users } from '../../../domain/accounts/accounts.table.ts';
import { defineSource, tile } from '../source.repo.ts';

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
          }),
        ]
      : [],
});
