import { clearMileagePrompt } from '../../domain/accounts/users.repo.ts';
import type { Handler } from '../handler.ts';
import { judgeReading, type MileageProblem } from './mileage-plausibility.ts';
import { writeSubmission } from './submission.repo.ts';
import { submitterOf, toSubmission } from './submission.service.ts';
import { holdVehicle, writeReading } from './use-cases.repo.ts';

const fieldOf: Readonly<Record<MileageProblem, string>> = {
  reading_below_last: 'readingKm',
  reading_date_before_last: 'readOn',
  reading_implausible: 'explanation',
};

/** Stores the reading with its photo, and ends the forced prompt of who sent it. */
export const submitMileageStatusReport: Handler<'submitMileageStatusReport'> = async (context) => {
  const { db, caller, input, files, now, fail } = context;
  const { vehicleId, readingKm, readOn, explanation } = input.body;
  const vehicle = await holdVehicle(db, caller, vehicleId);
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
  const submission = await writeSubmission(db, {
    ...submitterOf(caller),
    kind: 'mileage-status-report',
    state: 'done',
    payload: { vehicleId, readingKm, readOn, explanation: explanation || null },
    submittedAt: now,
    files,
  });
  await writeReading(db, {
    vehicleId,
    readingKm,
    readOn,
    explanation: explanation || null,
    submissionId: submission.id,
    createdAt: now,
  });
  await clearMileagePrompt(db, caller.userId);
  return toSubmission(submission);
};
