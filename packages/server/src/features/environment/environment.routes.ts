import type { environmentContract } from '@foyer/contract/environment/environment.contract';
import { listCountries } from '../../domain/addresses/countries.ts';
import { findBrand, toBranding } from '../../domain/branding/brands.repo.ts';
import { listLocaleCodes } from '../../domain/languages/locales.repo.ts';
import { readOverrides, saveLocale } from '../../domain/languages/message-overrides.repo.ts';
import { toolAddresses } from '../../domain/tools/tool-address.ts';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { changeOrigins } from './change-origins/change-origins.handler.ts';

const environmentRoutes: Handlers<keyof typeof environmentContract> = {
  getEnvironment: async ({ db, input, config, fail }) => {
    const brand = await findBrand(db, input.query.brand ?? config.defaultBrand);
    if (!brand) return fail('brand_unknown');
    return {
      branding: toBranding(brand),
      companyLabel: brand.companyLabel,
      imprintUrl: brand.imprintUrl,
      privacyUrl: brand.privacyUrl,
      termsUrl: brand.termsUrl,
      chargingExperienceUrl: brand.chargingExperienceUrl,
      tools: toolAddresses(brand, config.toolsUrl),
      isDemo: config.isDemo,
    };
  },
  listLocales: ({ db }) => listLocaleCodes(db),
  setLocale: async ({ db, input, caller, fail }) => {
    if (!(await listLocaleCodes(db)).includes(input.body.locale)) return fail('locale_unknown');
    await saveLocale(db, caller.userId, input.body.locale);
    return undefined;
  },
  // the operator's files come first; overrides in the database were made for this installation and take precedence
  getTranslations: async ({ db, input, config, fail }) => {
    if (!(await listLocaleCodes(db)).includes(input.query.locale)) return fail('locale_unknown');
    const { locale, brandingId } = input.query;
    return { ...config.brandTexts?.(locale, brandingId), ...(await readOverrides(db, locale, brandingId)) };
  },
  listCountries: async ({ locale }) => ({ items: [...listCountries(locale)] }),
  changeOrigins,
};

export const environmentFeature = defineFeature({ routes: environmentRoutes });
