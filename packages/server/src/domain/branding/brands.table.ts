import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Visibility of an item of the side menu. */
export interface SideBarItem {
  readonly itemIndex: string;
  readonly displayItem: boolean;
}

/** Brands with their appearance and links; the id is part of portal addresses (`/de_DE/sonnental/login`). */
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
  /** Version of the terms in force; users who accepted another version are asked again. */
  termsVersion: text('terms_version').notNull().default('2026-01'),
  chargingExperienceUrl: text('charging_experience_url'),
  knowledgePlatformUrl: text('knowledge_platform_url'),
  smartConnectUrl: text('smart_connect_url'),
  reservationToolUrl: text('reservation_tool_url'),
  /** Address that answers the chat assistant; null for this server, empty for no assistant. */
  chatbotBackend: text('chatbot_backend'),
  /** Items of the side menu; null shows every item. */
  sideBarItems: jsonb('side_bar_items').$type<readonly SideBarItem[]>(),
});
