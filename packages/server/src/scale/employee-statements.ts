import { type SQL, sql } from 'drizzle-orm';

/** Creates two thousand employees of one company in every state, a tenth of them invited, with a sign-in for each active one. */
export function employeeStatements(): SQL[] {
  const numbers = sql`generate_series(1, 2000) n`;
  const status = sql`(array['invited', 'registered', 'inactive', 'active', 'active', 'active', 'active', 'active', 'active', 'active'])[1 + n % 10]`;
  return [
    sql`insert into users (id, brand_id, email, first_name, last_name, status, invited_at, registered_at, last_login_at)
      select 'scale-employee-' || n, 'foyer', 'mitarbeiter' || n || '@nordwind.example',
        (array['Anna', 'Bernd', 'Carla', 'Detlef'])[1 + n % 4], 'Muster ' || n, ${status},
        now() - make_interval(hours => n), case when n % 10 > 0 then now() - make_interval(hours => n - 5) end,
        case when n % 10 > 1 then now() - make_interval(mins => n * 7) end
      from ${numbers}`,
    sql`insert into memberships (id, user_id, company_id, mode, roles)
      select 'scale-employee-' || n, 'scale-employee-' || n, 'nordwind', 'b2b',
        case when n % 3 = 0 then '{ROLE_SHOP,ROLE_USE_CASES}'::text[] else '{ROLE_USE_CASES}'::text[] end
      from ${numbers}`,
    sql`insert into invitations (id, user_id, company_id, invited_by, token_hash, created_at, expires_at)
      select 'scale-' || n, 'scale-employee-' || n, 'nordwind', 'user-manager', md5('link ' || n) || md5('more ' || n),
        now() - make_interval(hours => n), now() - make_interval(hours => n) + interval '14 days'
      from ${numbers} where n % 10 = 0`,
  ];
}
