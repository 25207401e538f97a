// @chunk submit
import * as v from 'valibot';
import { modeSchema, roleSchema } from '../roles/roles.schema.ts';
import { field, id, text } from '../rules/field-rules.ts';

/** A signed JWT in compact serialisation. @see RFC 7515 section 7.1 */
export const jwt = field(
  v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(4096, 'max_length')),
);

/** One token per mode the account has (specification section 3, "Login response"). */
export const modeTokenSchema = v.strictObject({ mode: modeSchema, token: jwt });
export type ModeToken = v.InferOutput<typeof modeTokenSchema>;
/** The tokens of a session, one per mode; the first is the active one. */
export const tokensSchema = v.strictObject({
  tokens: v.pipe(v.array(modeTokenSchema), v.minLength(1, 'required'), v.maxLength(4, 'max_length')),
});

/** User name, in whatever form the operator's users have it (an e-mail address or not), and password: at most 254 and 200 characters. */
export const loginSchema = v.strictObject({
  username: text(254),
  password: field(v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'max_length'))),
});

/** Appearance of a brand (specification section 3). URLs are https or same-origin. `primaryColor` has the form `95C11F`. */
export const brandingSchema = v.object({
  id,
  name: v.string(),
  logoUrl: v.nullable(v.string()),
  logoSmallUrl: v.nullable(v.string()),
  faviconUrl: v.nullable(v.string()),
  primaryColor: v.string(),
});
export type Branding = v.InferOutput<typeof brandingSchema>;

/** The signed-in user (specification section 3, "User info"). `actor` is the person who impersonates the user or has switched company. */
export const userInfoSchema = v.object({
  user: v.object({
    id,
    email: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    locale: v.string(),
    roles: v.array(roleSchema),
    /** Forced prompts of the caller; never set during an impersonation, because the impersonator cannot answer them for the user. */
    needsPasswordChange: v.boolean(),
    needsOnboarding: v.boolean(),
    needsToEnterMileage: v.boolean(),
    someTechnicianRole: v.boolean(),
  }),
  company: v.nullable(v.object({ id, name: v.string(), isSpecialCustomer: v.boolean() })),
  mode: modeSchema,
  hasNews: v.boolean(),
  /** Instant of the newest news entry, so that a browser can tell whether it was seen. */
  newestNewsAt: v.nullable(v.string()),
  branding: v.nullable(brandingSchema),
  sideBarItemsDisplay: v.array(v.object({ itemIndex: v.string(), displayItem: v.boolean() })),
  chatbotBackend: v.nullable(v.string()),
  actor: v.nullable(
    v.object({
      id,
      name: v.string(),
      kind: v.picklist(['impersonation', 'company-switch']),
      /** Instant at which an impersonation ends automatically; absent from servers that do not report it. */
      endsAt: v.optional(v.nullable(v.string())),
      /** Seconds until then by the server's clock, for a countdown in the browser. */
      secondsLeft: v.optional(v.nullable(v.number())),
    }),
  ),
});
export type UserInfo = v.InferOutput<typeof userInfoSchema>;
