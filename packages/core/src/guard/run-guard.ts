import { isPermitted, type PermissionName, permissions } from '@foyer/contract/role-permissions';
import { isDevelopment } from '../config/development.ts';
import { pseudoLocales } from '../i18n/pseudo-locales.ts';
import { NOT_FOUND_PATH, type PortalPath, parsePortalPath } from '../navigation/portal-path.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import { environmentKnown, readEnvironment } from './environment-need.ts';
import { evaluateGuard } from './evaluate-guard.ts';
import type { GuardInput, GuardNeed, GuardRequest, GuardResult } from './guard-types.ts';
import { rememberPermissions } from './known-permissions.ts';
import { isLoginRoute } from './login-pages.ts';
import { createReloadCount } from './reload-count.ts';
import { readUserInfo, userInfoKnown } from './user-info-need.ts';

/** A final decision for the host; no fact is left to load. */
export type GuardDecision = Exclude<GuardResult, { kind: 'load' }>;

/** Maximum number of rounds. More rounds than facts mean that a rule asks for a fact that it already has. */
const MAX_ROUNDS = 12;

/**
 * Evaluates a navigation of the portal and loads the facts that it takes. On `allow`, texts and language have been switched and the brand's
 * environment or the user is loaded. The SDK must be the one of the route's brand.
 */
export async function runGuard(sdk: FoyerSdk, request: GuardRequest): Promise<GuardDecision> {
  if (request.path.split(/[?#]/)[0] === NOT_FOUND_PATH) return { kind: 'allow', rule: null };
  const reloads = createReloadCount(sdk.storage.session);
  let input: GuardInput = startingPoint(sdk, request, reloads.get(request.path));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = evaluateGuard(input);
    if (result.kind !== 'load') {
      await settle(sdk, input, result, request.isInPlace);
      if (result.rule === 'login-environment' && result.kind === 'reload') reloads.add(request.path);
      else reloads.clear();
      return result;
    }
    const found = await findOut(sdk, input, result.need);
    input = { ...input, session: sdk.session.$state.get(), ...found };
  }
  return { kind: 'unreachable', rule: null };
}

function startingPoint(sdk: FoyerSdk, request: GuardRequest, reloads: number): GuardInput {
  const session = sdk.session.$state.get();
  const route = parsePortalPath(request.path);
  return {
    route,
    path: request.path,
    referrer: request.referrer ?? null,
    languages: request.languages ?? [],
    storedLanguage: sdk.localisation.stored.get(),
    supported: undefined,
    session,
    isRestored: false,
    // An impersonation found in storage takes effect together with the session.
    hasImpersonateValue: session.isImpersonating,
    isImpersonationSet: false,
    freshToken: undefined,
    apiBase: sdk.options.apiBase ?? '',
    userInfo: userInfoKnown(sdk),
    hasTranslations: false,
    environment: knownUnlessLogin(sdk, route),
    reloads,
  };
}

/** Returns the known environment. A login page requests it again after a failure; any other page uses the result of before. */
const knownUnlessLogin = (sdk: FoyerSdk, route: PortalPath) =>
  isLoginRoute(route) ? undefined : environmentKnown(sdk);

/** Loads the fact that a rule needs, for the next round. */
async function findOut(sdk: FoyerSdk, input: GuardInput, need: GuardNeed): Promise<Partial<GuardInput>> {
  const { session, localisation } = sdk;
  switch (need) {
    case 'locales':
      return { supported: withPseudo(await localisation.loadSupported()) };
    case 'restore':
      session.restore();
      return { isRestored: true, hasImpersonateValue: session.$state.get().isImpersonating };
    case 'freshToken':
      return { freshToken: await session.freshToken(true) };
    case 'impersonation':
      session.restore();
      return { isImpersonationSet: true };
    case 'userInfo':
      if (input.route.brand !== null) void sdk.$environment.load(); // needed soon, so requested at the same time
      return { userInfo: await readUserInfo(sdk) };
    case 'translations':
      await localisation.loadTexts(input.route.locale ?? '', brandingIdOf(input) ?? sdk.options.brand);
      return { hasTranslations: true };
    case 'environment':
      return { environment: knownUnlessLogin(sdk, input.route) ?? (await readEnvironment(sdk)) };
  }
}

/** Adds the pseudo-locales, which developers may visit. */
const withPseudo = (list: readonly string[]) =>
  isDevelopment && list.length > 0 ? [...list, ...pseudoLocales] : list;

const brandingIdOf = ({ userInfo }: GuardInput) =>
  typeof userInfo === 'object' ? userInfo.branding?.id : undefined;

/** Stores the permissions of the user for the first script of the next page. */
function keepPermissions({ session, storage }: FoyerSdk, { userInfo }: GuardInput): void {
  const { mode, companyId, isImpersonating } = session.$state.get();
  if (typeof userInfo !== 'object' || mode === null) return;
  const subject = { roles: userInfo.user.roles, mode, isImpersonating };
  const held = (Object.keys(permissions) as PermissionName[]).filter((name) => isPermitted(name, subject));
  rememberPermissions(storage.user, { mode, companyId }, held);
}

/** Applies the changes of a decision in this browser. */
async function settle(
  sdk: FoyerSdk,
  input: GuardInput,
  result: GuardResult,
  isInPlace = false,
): Promise<void> {
  const { session, localisation } = sdk;
  keepPermissions(sdk, input);
  if (result.kind === 'allow' && input.route.locale !== null) localisation.show(input.route.locale);
  if (result.kind !== 'redirect') return;
  const hasLeft = session.$state.get().endedBecause === 'signed-out';
  if (result.rememberPath && !hasLeft && !isInPlace) session.returnPath.remember(input.path);
  if (result.clearSession) session.clear();
  if (result.forgetLanguage) localisation.stored.forget();
}
