import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sessions, sessionTokens } from '../sessions.table.ts';

/** What the OAuth 2.0 provider keeps: codes, tokens, grants. Whoever reads this table can use none of its codes and tokens. */
export const oauthRecords = pgTable(
  'oauth_records',
  {
    /** The library's name of it: `AuthorizationCode`, `AccessToken`, `Grant` … */
    model: text('model').notNull(),
    /** The SHA-256 of what the holder has. */
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    /** Of a grant: the portal's session that it came of, and ends with. */
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oauth_records_grant').on(table.grantId),
    index('oauth_records_expires').on(table.expiresAt),
    index('oauth_records_session').on(table.sessionId),
  ],
);

/** Tokens that came as `portal_authorization`: each is taken once. */
export const oauthUsedTokens = pgTable('oauth_used_tokens', {
  tokenId: text('token_id')
    .primaryKey()
    .references(() => sessionTokens.id, { onDelete: 'cascade' }),
  usedAt: instant('used_at').notNull(),
});
