import type { Device } from '@foyer/contract/profile/profile.schema';
import { endOthers, isSignInOf, listSignIns } from '../../domain/profile/devices.repo.ts';
import { audit } from '../../security/audit.repo.ts';
import { revokeFamily } from '../../security/sessions.repo.ts';
import type { HandlerContext } from '../handler.ts';

export async function listDevices({
  db,
  caller,
  now,
}: HandlerContext<'listDevices'>): Promise<{ items: Device[] }> {
  const { userId, sessionId: currentId } = caller;
  const rows = await listSignIns(db, { userId, currentId }, now);
  return {
    items: rows.map(({ id, browser, system, deviceKind, network, createdAt, lastSeenAt }) => ({
      id,
      browser,
      system,
      kind: deviceKind ?? 'unknown',
      network,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
      isCurrent: id === currentId,
    })),
  };
}

/** Ends another sign-in of the caller; a sign-in that has ended already is no error. */
export async function endDevice(context: HandlerContext<'endDevice'>): Promise<undefined> {
  const { db, caller, input, now, fail } = context;
  const { id } = input.params;
  if (!(await isSignInOf(db, caller.userId, id))) return fail('not_found');
  if (id === caller.sessionId) return fail('device_is_own');
  await revokeFamily(db, id, 'ended-by-owner', now);
  await writeDown(context, 'device-ended', { device: id });
  return undefined;
}

export async function endOtherDevices(
  context: HandlerContext<'endOtherDevices'>,
): Promise<{ ended: number }> {
  const { db, caller, now } = context;
  const { userId, sessionId: currentId } = caller;
  const ended = await endOthers(db, { userId, currentId }, now);
  await writeDown(context, 'other-devices-ended', { ended });
  return { ended };
}

const writeDown = (
  { db, caller, now, requestId }: HandlerContext<'endDevice'> | HandlerContext<'endOtherDevices'>,
  action: string,
  details: Record<string, unknown>,
): Promise<void> => {
  const { userId, companyId, actor } = caller;
  return audit(db, {
    at: now,
    action,
    userId,
    companyId,
    requestId,
    details,
    actorUserId: actor?.userId ?? null,
  });
};
