import { Effect } from '../../db/effect/effect.ts';
import { clearMileagePrompt } from '../../domain/accounts/users.repo.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Planner } from '../handler.ts';
import { judgeReading, type MileageProblem } from './judge-reading.ts';
import { newSubmission } from './submission.repo.ts';
import { submitterOf } from './submitter-of.service.ts';
import { findVehicle, moveReading, readingAddition } from './use-cases.repo.ts';

const fieldOf: Readonly<Record<MileageProblem, string>> = {
  reading_below_last: 'readingKm',
  reading_date_before_last: 'readOn',
  reading_implausible: 'explanation',
};

/** Stores the reading with its photo, and ends the forced prompt of who sent it. Readings of one vehicle follow one another. */
export const submitMileageStatusReport: Planner<'submitMileageStatusReport'> = async (context) => {
  const { db, caller, input, files, now, fail } = context;
  const { vehicleId, readingKm, readOn, explanation } = input.body;
  const vehicle = await findVehicle(db, caller, vehicleId);
  if (!vehicle) return fail('vehicle_unknown', { errors: [{ path: 'vehicleId', code: 'invalid_choice' }] });
  const { lastReadingKm, lastReadOn } = vehicle;
  const last =
    lastReadingKm === null || lastReadOn === null ? null : { readingKm: lastReadingKm, readOn: lastReadOn };
  const problem = judgeReading(last, { readingKm, readOn }, Boolean(explanation));
  if (problem)
    return fail(problem, {
      errors: [
        {
          path: fieldOf[problem],
          code: problem,
          ...(last ? { params: { lastKm: last.readingKm, lastReadOn: last.readOn } } : {}),
        },
      ],
    });
  const { submission, writing } = newSubmission({
    ...submitterOf(caller),
    kind: 'mileage-status-report',
    state: 'done',
    payload: { vehicleId, readingKm, readOn, explanation: explanation || null },
    submittedAt: now,
    files,
  });
  const reading = {
    vehicleId,
    readingKm,
    readOn,
    explanation: explanation || null,
    submissionId: submission.id,
    createdAt: now,
  };
  return new Effect(toSubmission(submission), {
    ...writing,
    changes: [moveReading(vehicle, reading), clearMileagePrompt(caller.userId)],
    additions: [...writing.additions, readingAddition(reading)],
  });
};
