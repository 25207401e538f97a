import { API_ROOT } from '@foyer/contract';
import { isSignedText, signText } from './signed-text.ts';

/** Right to download a file by an address alone. */
export interface FileGrant {
  readonly versionId: string;
  readonly userId: string;
  /** Whether the download marks the document as read; not during an impersonation. */
  readonly isOwn: boolean;
}

const lifetimeSeconds = 600;
/** Path below which files are downloaded by their signed address. */
export const filePath = `${API_ROOT}/files`;

/**
 * Returns the address of a file, signed for the caller and valid for ten minutes. Any instance can verify it, and a token's signature is not
 * valid for it.
 */
export async function signedFileAddress(grant: FileGrant, signingKey: string, now: Date): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const params = new URLSearchParams({
    user: grant.userId,
    until: String(until),
    own: grant.isOwn ? '1' : '0',
  });
  params.set('signature', await signText('file address', signedText(grant, until), signingKey));
  return `${filePath}/${grant.versionId}?${params}`;
}

/** Returns the grant of an address; null for one that was not signed here, was changed, or has expired. */
export async function readFileAddress(url: URL, signingKey: string, now: Date): Promise<FileGrant | null> {
  const versionId = url.pathname.slice(filePath.length + 1);
  const { user: userId = '', until = '', own, signature = '' } = Object.fromEntries(url.searchParams);
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(versionId) || !/^\d{10}$/.test(until)) return null;
  const grant = { versionId, userId, isOwn: own === '1' };
  const text = signedText(grant, Number(until));
  const isGenuine = await isSignedText('file address', text, signature, signingKey);
  return isGenuine && Number(until) * 1000 > now.getTime() ? grant : null;
}

const signedText = ({ versionId, userId, isOwn }: FileGrant, until: number): string =>
  JSON.stringify([versionId, userId, isOwn, until]);
