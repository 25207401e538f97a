import { businessDay, isPermitted } from '@foyer/contract';
import type { DashboardUseCase } from '@foyer/contract/dashboard/dashboard.schema';
import { isPrivate } from '../../domain/accounts/customer.ts';
import { readUseCaseFacts } from '../../domain/dashboard/use-case-facts.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { mileageDueOn } from '../../domain/use-cases/mileage-due.repo.ts';
import { requestName } from '../../domain/use-cases/name/request-name.ts';
import { possibleUseCases } from '../../domain/use-cases/possible-use-cases.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Handler } from '../handler.ts';

export const listDashboardUseCases: Handler<'listDashboardUseCases'> = async (context) => {
  const { db, caller, now, locale } = context;
  if (!isPermitted('useCases', caller)) return { items: [] };
  const today = businessDay(now);
  const language = languageOf(locale);
  const facts = await readUseCaseFacts(db, caller, today);
  const subjects = {
    ...facts,
    isPrivate: isPrivate(caller),
    isSpecial: facts.isSpecial && !isPrivate(caller),
    isActedFor: caller.actor?.kind === 'impersonation',
  };
  const items = possibleUseCases(subjects).map((kind) => {
    const { openCount = 0, last = null } = facts.submitted.find((made) => made.kind === kind) ?? {};
    const dueCount = kind === 'mileage-status-report' ? facts.dueVehicleCount : 0;
    return {
      kind,
      isDue: dueCount > 0,
      dueCount,
      dueOn: dueCount > 0 ? mileageDueOn(today) : null,
      openCount,
      title: requestName(language, kind),
      lastSubmission: last && toSubmission({ ...last, kind, submittedAt: new Date(last.submittedAt) }),
    };
  });
  return { items: items.toSorted(byNearness) };
};

/** Returns the time of the last submission; kinds that were never submitted keep their usual order. */
const lastMade = ({ lastSubmission }: DashboardUseCase): string => lastSubmission?.submittedAt ?? '';
/** Sorts due requests first, then the most recently submitted ones, which people repeat or check. */
const byNearness = (one: DashboardUseCase, other: DashboardUseCase): number =>
  Number(other.isDue) - Number(one.isDue) || lastMade(other).localeCompare(lastMade(one));
