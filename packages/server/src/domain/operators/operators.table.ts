import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from '../../db/columns.ts';

/** Whose systems may change what otherwise a command on the server changes. */
export const operators = pgTable('operators', {
  /** What its statements name as `iss`. */
  id: text('id').primaryKey(),
  /** Public keys alone; several while one takes the place of another. */
  keys: jsonb('keys').$type<readonly JWK[]>().notNull().default([]),
  /** The brands it may change; `*` for all. */
  brands: text('brands').array().notNull().default([]),
  /** The environments whose lists it may change. */
  environments: text('environments').array().$type<DeploymentEnvironment[]>().notNull().default([]),
});

/** Statements that were used, for a day: so that none is taken twice. */
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
