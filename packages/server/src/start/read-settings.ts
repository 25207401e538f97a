import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEmail } from '@foyer/contract/email';
import { deploymentEnvironments } from '@foyer/contract/environment/origins.schema';
import { tidyEntry } from '@foyer/contract/tidy-entry';
import * as v from 'valibot';

/** An invalid configuration. The message is for the person at the terminal. */
export class InvalidSettings extends Error {}

const mailAddress = (message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => readEmail(tidyEntry(value)) !== null, message),
    v.transform((value) => readEmail(tidyEntry(value)) ?? value),
  );
const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
      v.transform((value) => value === 'true' || value === '1'),
    ),
    fallback ? 'true' : 'false',
  );
const whole = (fallback: number, min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, message),
      v.transform(Number),
      v.minValue(min, message),
      v.maxValue(max, message),
    ),
    String(fallback),
  );
};
const url = (protocols: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.test(value), message),
  );
const path = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((value) => resolve(value)),
);
/** A directory that a build filled: without this file it is another directory, or was not built. */
const built = (file: string, question = 'has it been built?') =>
  v.pipe(
    path,
    v.check((directory) => existsSync(join(directory, file)), `must contain ${file}: ${question}`),
  );
const web = (message: string) => url(/^https?:/, message);

/** THE configuration: every environment variable that the server reads. An empty value counts as not set. */
export const variables = v.object({
  /** `production` refuses demo data and requires DATABASE_URL, FOYER_SIGNING_KEY and an https FOYER_PUBLIC_URL. */
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  /** Environment of the installation, which selects its list of allowed origins. @default production with NODE_ENV=production, else development */
  FOYER_ENVIRONMENT: v.optional(
    v.picklist(deploymentEnvironments, 'must be development, staging or production'),
  ),
  /** Port and host to listen on; port 0 takes any free one. */
  PORT: whole(4400, 0, 65_535),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Address of the portal for its users. @default http://localhost:PORT */
  FOYER_PUBLIC_URL: v.optional(web('must be an http or https address')),
  /** Origin of embedded tools whose address in a brand's row is a path. @default those tools are left out */
  FOYER_TOOLS_URL: v.optional(web('must be an http or https address')),
  /** A PostgreSQL 15 or newer; without it the embedded one in FOYER_DATA_DIR, for trials and development. */
  DATABASE_URL: v.optional(url(/^postgres(ql)?:/, 'must start with postgres://')),
  /** Connections to DATABASE_URL, of all workers together; each worker needs two. */
  FOYER_CONNECTIONS: whole(10, 2, 1000),
  /** Processes behind one port, best one per core; more than one require DATABASE_URL. SIGUSR2 replaces them one by one. */
  FOYER_WORKERS: whole(1, 1, 128),
  /** Directory of the embedded database, uploaded files and the generated signing key. */
  FOYER_DATA_DIR: v.optional(path, '.data'),
  /** Loads the demo story into an empty database, and shows its accounts. */
  FOYER_DEMO: flag(false),
  /** Multiplies the generated part of the demo story. */
  FOYER_DEMO_SCALE: whole(1, 1, 1000),
  /** Seconds between two steps of an order in the running demo: confirmed, shipped, invoiced, delivered. With 0 orders do not advance. */
  FOYER_DEMO_STEP_SECONDS: whole(60, 0, 86_400),
  /** Brand of addresses that name none. */
  FOYER_DEFAULT_BRAND: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'must be a brand id')),
    'foyer',
  ),
  /** Private ES256 key as JWK in JSON. @default generated and kept in FOYER_DATA_DIR */
  FOYER_SIGNING_KEY: v.optional(
    v.pipe(v.string(), v.check(isPrivateKey, 'must be a private ES256 key as JWK in JSON')),
  ),
  /** Directories of the built portal and the built elements. */
  FOYER_PORTAL_DIR: v.optional(built('index.html')),
  FOYER_ELEMENTS_DIR: v.optional(built('foyer.js')),
  /** Store of the elements' released versions, which `npm run publish-elements` fills. */
  FOYER_RELEASES_DIR: v.optional(built('releases.json', 'has npm run publish-elements been run?')),
  /**
   * Directory of texts that replace the product's own: `<locale>.json` for every brand, `<brand>/<locale>.json` for one.
   */
  FOYER_TEXTS_DIR: v.optional(
    v.pipe(
      path,
      v.check((directory) => existsSync(directory), 'is not a directory'),
    ),
  ),
  /** Sign-in attempts per minute from one network address; an IPv6 /64 counts as one address. */
  FOYER_LOGINS_PER_MINUTE: whole(120, 1, 100_000),
  /** Failed sign-ins per hour from one network address, over all accounts; further ones have to wait. */
  FOYER_FAILED_LOGINS_PER_HOUR: whole(300, 1, 1_000_000),
  /** Calls per minute that change data, of one user; and of all users of a company together. */
  FOYER_WRITES_PER_MINUTE: whole(300, 1, 1_000_000),
  FOYER_COMPANY_WRITES_PER_MINUTE: whole(6000, 1, 1_000_000),
  /** Megabytes that one user may send in ten minutes; and all users of a company together. */
  FOYER_UPLOAD_MEGABYTES: whole(100, 1, 1_000_000),
  FOYER_COMPANY_UPLOAD_MEGABYTES: whole(1000, 1, 1_000_000),
  /** Files per hour that one user may store; and all users of a company together. */
  FOYER_FILES_PER_HOUR: whole(300, 1, 1_000_000),
  FOYER_COMPANY_FILES_PER_HOUR: whole(6000, 1, 1_000_000),
  /** Files per hour that one user may download in archives; and all users of a company together. */
  FOYER_ARCHIVED_FILES_PER_HOUR: whole(5000, 1, 1_000_000),
  FOYER_COMPANY_ARCHIVED_FILES_PER_HOUR: whole(20_000, 1, 1_000_000),
  /** Number of proxies in front of the server that add to X-Forwarded-For. */
  FOYER_TRUSTED_PROXIES: whole(0, 0, 10),
  /** `smtps://user:password@host`; without it mail stays in the outbox. */
  SMTP_URL: v.optional(url(/^smtps?:/, 'must start with smtp:// or smtps://')),
  FOYER_MAIL_FROM: v.optional(v.string(), 'Foyer <no-reply@foyer.example>'),
  /** Address for mails about quotations and registrations that no employee is responsible for yet. */
  FOYER_SERVICE_EMAIL: v.optional(mailAddress('must be an e-mail address')),
  /** An S3-compatible bucket for uploads instead of FOYER_DATA_DIR: all five, or none. */
  S3_ENDPOINT: v.optional(web('must be an http or https address')),
  S3_REGION: v.optional(v.string(), 'eu-central-1'),
  S3_BUCKET: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or warn',
    ),
    'info',
  ),
});
export type Settings = v.InferOutput<typeof variables>;

/** Reads and validates the environment. Throws {@link InvalidSettings} with all faults at once. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(variables, given);
  const faults = parsed.success
    ? contradictions(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  if (!parsed.success || faults.length) throw new InvalidSettings(faults.join('\n'));
  return parsed.output;
}

function contradictions(settings: Settings): string[] {
  const faults: string[] = [];
  const s3 = [
    settings.S3_ENDPOINT,
    settings.S3_BUCKET,
    settings.S3_ACCESS_KEY_ID,
    settings.S3_SECRET_ACCESS_KEY,
  ];
  if (s3.some(Boolean) && !s3.every(Boolean))
    faults.push(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none',
    );
  const { FOYER_ENVIRONMENT: environment, NODE_ENV: mode } = settings;
  if (environment === 'production' && mode !== 'production')
    faults.push('FOYER_ENVIRONMENT=production needs NODE_ENV=production');
  if (environment === 'development' && mode === 'production')
    faults.push(
      "FOYER_ENVIRONMENT must be staging or production with NODE_ENV=production: pages of a developer's own machine may be allowed in development",
    );
  const { FOYER_TOOLS_URL: tools, FOYER_PUBLIC_URL: portal } = settings;
  if (tools && new URL(tools).pathname !== '/')
    faults.push('FOYER_TOOLS_URL must be an origin, without a path');
  if (tools && portal && new URL(tools).origin === new URL(portal).origin)
    faults.push(
      'FOYER_TOOLS_URL must not be the origin of FOYER_PUBLIC_URL: a tool in a frame could then do all that the portal can',
    );
  const { FOYER_WORKERS: workers, FOYER_CONNECTIONS: connections } = settings;
  if (workers > 1 && !settings.DATABASE_URL)
    faults.push('FOYER_WORKERS needs DATABASE_URL: the embedded database is for one process');
  if (connections < workers * 2)
    faults.push(`FOYER_CONNECTIONS must be at least ${workers * 2}: two for each of FOYER_WORKERS`);
  if (settings.NODE_ENV !== 'production') return faults;
  if (settings.FOYER_DEMO)
    faults.push('FOYER_DEMO must not be on in production: its accounts share a published password');
  if (!settings.FOYER_SIGNING_KEY)
    faults.push('FOYER_SIGNING_KEY is required in production: every instance must sign with the same key');
  if (!settings.DATABASE_URL)
    faults.push('DATABASE_URL is required in production: the embedded database may lose data in a crash');
  if (!settings.FOYER_PUBLIC_URL) faults.push('FOYER_PUBLIC_URL is required in production');
  else if (!isSecure(settings.FOYER_PUBLIC_URL))
    faults.push('FOYER_PUBLIC_URL must be an https address in production: http would expose the tokens');
  if (tools && !isSecure(tools))
    faults.push('FOYER_TOOLS_URL must be an https address in production: http would expose the tokens');
  return faults;
}

/** Whether an address uses https, or is on this machine. */
const isSecure = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

function isPrivateKey(value: string): boolean {
  try {
    const key = createPrivateKey({ key: JSON.parse(value), format: 'jwk' });
    return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
