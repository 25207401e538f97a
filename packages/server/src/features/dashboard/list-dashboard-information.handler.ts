import {
  businessDay,
  contract,
  type Endpoint,
  isPermitted,
  type OperationName,
  type PermissionName,
} from '@foyer/contract';
import { dashboardTexts } from '../../domain/dashboard/dashboard-texts.ts';
import { readFacts } from '../../domain/dashboard/read-facts.repo.ts';
import type { Tile, TileContext, Viewer } from '../../domain/dashboard/source.repo.ts';
import { sources } from '../../domain/dashboard/sources.ts';
import { formatsOf } from '../../domain/languages/formats.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { Handler } from '../handler.ts';

export const listDashboardInformation: Handler<'listDashboardInformation'> = async (context) => {
  const { db, caller, locale, now } = context;
  const { userId, companyId, partnerId, mode, roles } = caller;
  const viewer: Viewer = {
    userId,
    companyId,
    partnerId,
    mode,
    roles,
    now,
    today: businessDay(now),
    language: languageOf(locale),
  };
  const holds = (name: PermissionName) => isPermitted(name, caller);
  const own = sources.filter(({ access, unless }) => holds(access) && !(unless && holds(unless)));
  const { hasPrompt, found } = await readFacts(db, viewer, own);
  // no forced prompts during impersonation
  const isImpersonated = caller.actor?.kind === 'impersonation';
  const isHeldUp = hasPrompt && !isImpersonated;
  const canCall = (operation: OperationName) => {
    const { access, whileImpersonating = true }: Endpoint = contract[operation];
    return (whileImpersonating || !isImpersonated) && (access === 'public' || holds(access));
  };
  const told: TileContext = { viewer, say: dashboardTexts(viewer.language), ...writingOf(locale), holds };
  const tiles = own.flatMap(({ tiles: toTiles, duringPrompt = false, action }, at) => {
    if (isHeldUp && !duringPrompt) return [];
    const made = toTiles(found[at], told);
    return action === undefined || canCall(action) ? made : made.filter(({ kind }) => !isTask(kind));
  });
  return { items: tiles.toSorted(byUrgency) };
};

const isTask = (kind: Tile['kind']) => kind === 'task' || kind === 'reorder';

const urgency: Readonly<Record<Tile['severity'], number>> = { error: 0, warning: 1, success: 2, info: 2 };
const byUrgency = (one: Tile, other: Tile) => urgency[one.severity] - urgency[other.severity];

function writingOf(locale: string): Pick<TileContext, 'day' | 'number' | 'money'> {
  const { shortDayOf, number, euro } = formatsOf(locale);
  const dayOf = (at: string) => (at.length > '2026-11-22'.length ? businessDay(new Date(at)) : at);
  return { day: (at) => shortDayOf(dayOf(at)), number, money: euro };
}
