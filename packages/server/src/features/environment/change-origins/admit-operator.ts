import { findOperator, type Operator, useStatement } from '../../../domain/operators/operators.repo.ts';
import { audit } from '../../../security/audit.repo.ts';
import { countCall, waitFor } from '../../../security/rate-limit.repo.ts';
import { claimedIssuer, readSignedStatement } from '../../../security/read-signed-statement.ts';
import type { HandlerContext } from '../../handler.ts';

type Context = HandlerContext<'changeOrigins'>;
type Code = Parameters<Context['fail']>[0];

/** What one operator may ask for in a minute. */
const PER_MINUTE = 120;

/** The operator that has signed a call, whose statement is used up by it. A network that brings many false ones has to wait. */
export async function admitOperator(context: Context): Promise<Operator> {
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
        ...{ typ: 'foyer-operator+jwt', issuer: operator.id, keys: operator.keys },
        ...{ audience: config.publicUrl, now },
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

/** Ends the call; who tried is written down, and the statement stays used. */
export async function refuse(
  { db, now, requestId, clientAddress, fail }: Context,
  operator: Operator | null,
  code: Code,
  options: Parameters<Context['fail']>[1] = {},
): Promise<never> {
  await audit(db, {
    ...{ at: now, action: 'origins-refused', userId: null, actorUserId: null, companyId: null, requestId },
    details: { code, operator: operator?.id ?? 'unknown', network: clientAddress },
  });
  return fail(code, { ...options, keepChanges: true });
}
