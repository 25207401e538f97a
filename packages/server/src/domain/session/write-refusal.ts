import { audit } from '../../security/audit.repo.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import type { SignInContext } from './sign-in-context.ts';

/** Records a refused sign-in with user and network. The typed name may be a password, so only its hash is stored. */
export async function writeRefusal(
  { db, now, requestId, clientAddress }: SignInContext,
  code: string,
  {
    userId = null,
    username,
    ...more
  }: {
    readonly userId?: string | null;
    readonly username?: string;
    readonly why?: string;
    readonly method?: string;
  },
): Promise<void> {
  await audit(db, {
    at: now,
    action: 'sign-in-refused',
    userId,
    actorUserId: null,
    companyId: null,
    requestId,
    details: {
      code,
      network: clientAddress,
      ...(username !== undefined && { username: await sha256Hex(username) }),
      ...more,
    },
  });
}
