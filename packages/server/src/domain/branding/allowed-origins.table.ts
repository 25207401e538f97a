import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { brands } from './brands.table.ts';

/** Websites whose pages may call the API for a brand, per environment. */
export const allowedOrigins = pgTable(
  'allowed_origins',
  {
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    environment: text('environment').$type<DeploymentEnvironment>().notNull(),
    /** `https://www.example.org`; `*` allows any page, `null` sandboxed frames. */
    origin: text('origin').notNull(),
    allowedAt: instant('allowed_at').notNull(),
    /** Id of the operator; null where the command line allowed the origin. */
    allowedBy: text('allowed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.environment, table.origin] }),
    // every call from a page on another website looks its origin up
    index('allowed_origins_origin').on(table.environment, table.origin),
  ],
);
