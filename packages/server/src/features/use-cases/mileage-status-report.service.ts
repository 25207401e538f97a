import { Effect } from '../../db/effect/effect.ts';
import { clearMileagePrompt } from '../../domain/accounts/users.repo.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import type { Planner } from '../handler.ts';
import { draftRequest } from './draft-request.service.ts';
import { refuse } from './judge/refusal.ts';
import { judgeMileage } from './judge/request-judges.service.ts';
import { findVehicle, moveReading, readingAddition } from './use-cases.repo.ts';

/** Stores the reading with its photo, and ends the forced prompt of who sent it. Readings of one vehicle follow one another. */
export const submitMileageStatusReport: Planner<'submitMileageStatusReport'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const { vehicleId, readingKm, readOn, explanation } = input.body;
  const vehicle = await findVehicle(db, caller, vehicleId);
  const refusal = judgeMileage(vehicle, input.body);
  if (!vehicle || refusal) return refuse(fail, refusal);
  const { submission, writing } = await draftRequest(context, {
    kind: 'mileage-status-report',
    state: 'done',
    body: input.body,
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
