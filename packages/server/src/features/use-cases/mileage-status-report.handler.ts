import { Effect } from '../../db/effect/effect.ts';
import { clearMileagePrompt } from '../../domain/accounts/users.repo.ts';
import { draftRequest } from '../../domain/use-cases/draft-request.service.ts';
import { refuse } from '../../domain/use-cases/judge/refusal.ts';
import { judgeMileage } from '../../domain/use-cases/judge/request-judges.service.ts';
import { toSubmission } from '../../domain/use-cases/submission-view.ts';
import { findVehicle, moveReading, readingAddition } from '../../domain/use-cases/use-cases.repo.ts';
import type { Planner } from '../handler.ts';

/** Stores the reading with its photo, and ends the sender's forced prompt. Readings of one vehicle are judged one after the other. */
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
