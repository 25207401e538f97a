import { type SQL, sql } from 'drizzle-orm';
import { memberships, users } from '../../accounts/accounts.table.ts';
import { defineSource, tile, type Viewer } from '../source.repo.ts';

interface Facts {
  /** Names of people who can grant roles in the company, at most three. */
  readonly names: readonly string[];
}

const readFacts = ({ companyId }: Viewer): SQL =>
  sql`select json_build_object('names', coalesce(json_agg(name order by place), '[]')) from (
    select u.first_name || ' ' || u.last_name as name, min(u.sort_name) as place from ${memberships} m
    join ${users} u on u.id = m.user_id and u.status = 'active'
    where m.company_id = ${companyId}::text and m.mode = 'b2b' and m.roles && '{ROLE_FLEET_MANAGER,ROLE_FLEET_MANAGE_EMPLOYEES}'
    group by 1 order by 2, 1 limit 3) managers`;

/** Notice for an account without a role: the people who can grant it one. */
export const accessSource = defineSource<Facts>({
  access: 'signedIn',
  facts: readFacts,
  tiles: ({ names }, { viewer, say }) =>
    viewer.roles.length > 0
      ? []
      : [
          tile({
            id: 'access',
            kind: 'notice',
            title: say('dashboard.access.title'),
            text:
              names.length > 0
                ? say('dashboard.access.text', { names: listOf(names, viewer.language) })
                : say('dashboard.access.nobody'),
          }),
        ],
});

const listOf = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
