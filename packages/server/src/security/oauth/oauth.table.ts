import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sessions, sessionTokens } from '../sessions.table.ts';

/** Codes, tokens and grants of the OAuth 2.0 provider. The table contains hashes only: a reader cannot use its codes and tokens. */
export const oauthRecords = pgTable(
  'oauth_records',
  {
    /** The library's name of the record: `AuthorizationCode`, `AccessToken`, `Grant` … */
    model: text('model').notNull(),
    /** SHA-256 of the holder's secret. */
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    /** For a grant: the portal's session with which it ends. */
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

/** Tokens that were used as `portal_authorization`: each is accepted once. */
export const oauthUsedTokens = pgTable('oauth_used_tokens', {
  tokenId: text('token_id')
    .primaryKey()
    .references(() => sessionTokens.id, { onDelete: 'cascade' }),
  usedAt: instant('used_at').notNull(),
});
