import { listAllowedOrigins, type OriginKey } from '../../../domain/branding/allowed-origins.repo.ts';
import { listBrandIds } from '../../../domain/branding/brands.repo.ts';
import { changeOrigins as change } from '../../../domain/branding/change-origins.ts';
import { judgeOrigin } from '../../../domain/branding/judge-origin.ts';
import type { Operator } from '../../../domain/operators/operators.repo.ts';
import type { Handler, HandlerContext } from '../../handler.ts';
import { admitOperator, refuse } from './admit-operator.ts';

type Context = HandlerContext<'changeOrigins'>;
type Named = NonNullable<Context['input']['body']['allow']>[number];

/** An operator's system says which websites may embed its brands. */
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
    ...{ allow: await keysOf(allow, 'allow'), remove: await keysOf(remove, 'remove') },
    ...{ by: operator.id, now, requestId },
  });
  const visible = (await listAllowedOrigins(db)).filter(
    ({ brandId, environment }) => brands.includes(brandId) && operator.environments.includes(environment),
  );
  const items = visible.map(({ brandId: brand, allowedAt, ...origin }) => ({
    ...{ brand, ...origin, allowedAt: allowedAt.toISOString() },
  }));
  return { environment: config.environment, items };
};

/** The brands there are of those that an operator may change. */
async function brandsOf({ db }: Context, { brands }: Operator): Promise<string[]> {
  const known = await listBrandIds(db);
  return brands.includes('*') ? known : known.filter((brand) => brands.includes(brand));
}

/** What is named, as it is stored; ends the call where the operator may not, or where that is no origin. */
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
  // another's brand is answered as none, so that nobody learns who else is here
  if (!brands.includes(brandId)) return refuse(context, operator, 'brand_unknown', wrong('brand'));
  if (!operator.environments.includes(environment))
    return refuse(context, operator, 'environment_not_allowed', wrong('environment'));
  // what is taken away may be what nobody could allow today
  if (path.startsWith('remove') && (origin === '*' || origin === 'null'))
    return { brandId, environment, origin };
  const judged = judgeOrigin(origin, path.startsWith('remove') ? 'development' : environment);
  if (judged.ok) return { brandId, environment, origin: judged.origin };
  return refuse(context, operator, judged.fault, {
    errors: [{ path: `${path}.origin`, code: 'invalid_format' }],
  });
}
