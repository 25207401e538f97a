import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** One entry of what the side menu shows. */
export interface SideBarItem {
  readonly itemIndex: string;
  readonly displayItem: boolean;
}

/** A look and its links; the id is what addresses carry (`/de_DE/sonnental/login`). */
export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  companyLabel: text('company_label').notNull(),
  /** Six hex digits: `95C11F`. */
  primaryColor: text('primary_color').notNull(),
  logoUrl: text('logo_url'),
  logoSmallUrl: text('logo_small_url'),
  faviconUrl: text('favicon_url'),
  imprintUrl: text('imprint_url'),
  privacyUrl: text('privacy_url'),
  termsUrl: text('terms_url'),
  /** Which version of the terms is in force; who accepted another one is asked again. */
  termsVersion: text('terms_version').notNull().default('2026-01'),
  chargingExperienceUrl: text('charging_experience_url'),
  knowledgePlatformUrl: text('knowledge_platform_url'),
  smartConnectUrl: text('smart_connect_url'),
  reservationToolUrl: text('reservation_tool_url'),
  /** Where the chat assistant is answered; null for this server itself, empty for no assistant. */
  chatbotBackend: text('chatbot_backend'),
  /** Null shows every item. */
  sideBarItems: jsonb('side_bar_items').$type<readonly SideBarItem[]>(),
});
