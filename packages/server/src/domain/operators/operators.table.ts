import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from '../../db/columns.ts';

/** Operators whose systems may make changes that otherwise need a command on the server. */
export const operators = pgTable('operators', {
  /** `iss` of its statements. */
  id: text('id').primaryKey(),
  /** Public keys only; several while one key replaces another. */
  keys: jsonb('keys').$type<readonly JWK[]>().notNull().default([]),
  /** The brands it may change; `*` for all. */
  brands: text('brands').array().notNull().default([]),
  /** The environments whose lists it may change. */
  environments: text('environments').array().$type<DeploymentEnvironment[]>().notNull().default([]),
});

/** Used statements, kept for a day so that none is accepted twice. */
export const operatorStatements = pgTable(
  'operator_statements',
  {
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    jti: text('jti').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.jti] }),
    index('operator_statements_used').on(table.usedAt),
  ],
);
