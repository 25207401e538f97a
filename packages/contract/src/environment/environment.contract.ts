import * as v from 'valibot';
import { defineContract, noContent } from '../endpoints/endpoint.ts';
import { items } from '../endpoints/list.ts';
import { id } from '../rules/field-rules.ts';
import { brandingSchema } from '../session/session.schema.ts';
import { allowedOriginsSchema, changeOriginsSchema } from './origins.schema.ts';

/** A locale code as the product writes it: `de_DE`. */
export const localeCode = v.pipe(v.string('required'), v.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'invalid_format'));

/** Data that a login page needs before anybody is signed in. */
export const environmentSchema = v.object({
  branding: brandingSchema,
  companyLabel: v.string(),
  imprintUrl: v.nullable(v.string()),
  privacyUrl: v.nullable(v.string()),
  /** The general terms that an order accepts. */
  termsUrl: v.nullable(v.string()),
  chargingExperienceUrl: v.nullable(v.string()),
  /** URLs (https) of the framed tools, by page identifier. */
  tools: v.object({
    knowledgePlatformUrl: v.nullable(v.string()),
    smartConnectUrl: v.nullable(v.string()),
    reservationToolUrl: v.nullable(v.string()),
  }),
  /** Whether demo data is loaded; the login page then offers the demo accounts. */
  isDemo: v.boolean(),
});
export type Environment = v.InferOutput<typeof environmentSchema>;

/** Brand, locales, texts and countries; most of them are needed before there is a session. */
export const environmentContract = defineContract({
  getEnvironment: {
    summary: 'Brand and links of the portal; an unknown brand answers 404 brand_unknown',
    access: 'public',
    effect: 'read',
    query: v.strictObject({ brand: v.optional(id) }),
    response: environmentSchema,
    errors: { brand_unknown: 404 },
  },
  listLocales: {
    summary: 'The supported locales, the default first',
    access: 'public',
    effect: 'read',
    response: v.array(localeCode),
  },
  setLocale: {
    summary: "Remember the user's language",
    access: 'signedIn',
    effect: 'idempotent',
    duringPrompt: true,
    duringPasswordChange: true,
    whileImpersonating: false,
    body: v.strictObject({ locale: localeCode }),
    response: noContent,
    errors: { locale_unknown: 422 },
  },
  getTranslations: {
    summary: "The message map of a locale, with a brand's own texts merged over it",
    access: 'public',
    effect: 'read',
    query: v.strictObject({ locale: localeCode, brandingId: v.optional(id) }),
    response: v.record(v.string(), v.string()),
    errors: { locale_unknown: 404 },
  },
  listCountries: {
    summary: 'Countries by ISO 3166-1 alpha-2 code, named in the given locale; cacheable for a day',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    cacheSeconds: 24 * 60 * 60,
    query: v.strictObject({ locale: v.optional(localeCode) }),
    response: items(v.object({ code: v.string(), name: v.string() })),
  },
  changeOrigins: {
    summary: 'Allow or remove websites that may embed a brand, or list them; called by an operator',
    access: 'public',
    effect: 'idempotent',
    extension: true,
    body: changeOriginsSchema,
    response: allowedOriginsSchema,
    errors: {
      assertion_invalid: 401,
      assertion_expired: 401,
      assertion_audience: 401,
      assertion_used: 409,
      environment_not_allowed: 403,
      brand_unknown: 404,
      origin_malformed: 422,
      origin_wildcard: 422,
      origin_insecure: 422,
      origin_local: 422,
    },
  },
});
