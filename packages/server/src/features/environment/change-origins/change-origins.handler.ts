import { listAllowedOrigins, type OriginKey } from '../../../domain/branding/allowed-origins.repo.ts';
import { listBrandIds } from '../../../domain/branding/brands.repo.ts';
import { changeOrigins as change } from '../../../domain/branding/change-origins.ts';
import { judgeOrigin } from '../../../domain/branding/judge-origin.ts';
import { findOperator, type Operator, useStatement } from '../../../domain/operators/operators.repo.ts';
import { audit } from '../../../security/audit.repo.ts';
import { countCall, waitFor } from '../../../security/rate-limit.repo.ts';
import { claimedIssuer, readSignedStatement } from '../../../security/read-signed-statement.ts';
import type { Handler, HandlerContext } from '../../handler.ts';

type Context = HandlerContext<'changeOrigins'>;
type Code = Parameters<Context['fail']>[0];
type Named = NonNullable<Context['input']['body']['allow']>[number];

/** Rate limit of calls per operator. */
const PER_MINUTE = 120;

/** Changes the websites that may embed an operator's brands, for the operator's system. */
export const changeOrigins: Handler<'changeOrigins'> = async (context) => {
  const { db, config, input, now, requestId } = context;
  const operator = await admitOperator(context);
  const brands = await brandsOf(context, operator);
  const { allow = [], remove = [] } = input.body;
  const keysOf = async (list: readonly Named[], name: 'allow' | 'remove') => {
    const keys: OriginKey[] = [];
    for (const [at, named] of list.entries())
      keys.push(await keyOf(context, { operator, brands, named, path: `${name}.${at}` }));
    return keys;
  };
  await change(db, {
    allow: await keysOf(allow, 'allow'),
    remove: await keysOf(remove, 'remove'),
    by: operator.id,
    now,
    requestId,
  });
  const visible = (await listAllowedOrigins(db)).filter(
    ({ brandId, environment }) => brands.includes(brandId) && operator.environments.includes(environment),
  );
  const items = visible.map(({ brandId: brand, allowedAt, ...origin }) => ({
    brand,
    ...origin,
    allowedAt: allowedAt.toISOString(),
  }));
  return { environment: config.environment, items };
};

/** Returns the existing brands that an operator may change. */
async function brandsOf({ db }: Context, { brands }: Operator): Promise<string[]> {
  const known = await listBrandIds(db);
  return brands.includes('*') ? known : known.filter((brand) => brands.includes(brand));
}

/** Returns the stored form of an entry; ends the call where the operator lacks the right or the text is no origin. */
async function keyOf(
  context: Context,
  of: {
    readonly operator: Operator;
    readonly brands: readonly string[];
    readonly named: Named;
    readonly path: string;
  },
): Promise<OriginKey> {
  const { operator, brands, path } = of;
  const { brand: brandId, environment, origin } = of.named;
  const wrong = (field: string) => ({
    errors: [{ path: `${path}.${field}`, code: 'invalid_choice' as const }],
  });
  // another operator's brand is answered like a missing one, so that operators do not learn of each other
  if (!brands.includes(brandId)) return refuse(context, operator, 'brand_unknown', wrong('brand'));
  if (!operator.environments.includes(environment))
    return refuse(context, operator, 'environment_not_allowed', wrong('environment'));
  // an entry that may no longer be allowed today can still be removed
  if (path.startsWith('remove') && (origin === '*' || origin === 'null'))
    return { brandId, environment, origin };
  const judged = judgeOrigin(origin, path.startsWith('remove') ? 'development' : environment);
  if (judged.ok) return { brandId, environment, origin: judged.origin };
  return refuse(context, operator, judged.fault, {
    errors: [{ path: `${path}.origin`, code: 'invalid_format' }],
  });
}

/** Returns the operator that signed a call, and uses its statement up. A network with many invalid statements has to wait. */
async function admitOperator(context: Context): Promise<Operator> {
  const { db, config, input, now, fail, clientAddress } = context;
  const { assertion } = input.body;
  const failures = [
    `failed operator ${clientAddress}`,
    { limit: config.failedLoginsPerHour, seconds: 60 * 60, now },
  ] as const;
  const wait = await waitFor(db, ...failures);
  if (wait !== null) return fail('rate_limited', { retryAfter: wait });
  const issuer = claimedIssuer(assertion);
  const operator = issuer === null ? null : await findOperator(db, issuer);
  const read = operator
    ? await readSignedStatement(assertion, {
        typ: 'foyer-operator+jwt',
        issuer: operator.id,
        keys: operator.keys,
        audience: config.publicUrl,
        now,
      })
    : ({ ok: false, code: 'assertion_invalid' } as const);
  if (!operator || !read.ok) {
    await countCall(db, ...failures);
    return refuse(context, operator, read.ok ? 'assertion_invalid' : read.code);
  }
  const busy = await countCall(db, `operator ${operator.id}`, { limit: PER_MINUTE, seconds: 60, now });
  if (busy !== null) return fail('rate_limited', { retryAfter: busy, keepChanges: true });
  const isFirst = await useStatement(db, { operatorId: operator.id, jti: read.jti }, now);
  return isFirst ? operator : refuse(context, operator, 'assertion_used');
}

/** Ends the call; the attempt is audited, and the statement stays used. */
async function refuse(
  { db, now, requestId, clientAddress, fail }: Context,
  operator: Operator | null,
  code: Code,
  options: Parameters<Context['fail']>[1] = {},
): Promise<never> {
  await audit(db, {
    at: now,
    action: 'origins-refused',
    userId: null,
    actorUserId: null,
    companyId: null,
    requestId,
    details: { code, operator: operator?.id ?? 'unknown', network: clientAddress },
  });
  return fail(code, { ...options, keepChanges: true });
}
