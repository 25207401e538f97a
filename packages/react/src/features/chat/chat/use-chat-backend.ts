import { safeUrl } from '@foyer/core';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useSession, useUserInfo } from '../../../provider/use-session.ts';

/** Where the assistant is answered; null for whom it is not there, also while something else has to be done first. */
export function useChatBackend(): string | null {
  const { options } = useSdk();
  const { status } = useSession();
  const { data } = useUserInfo();
  if (status !== 'signed-in' || !data) return null;
  const { needsPasswordChange, needsOnboarding, needsToEnterMileage } = data.user;
  if (needsPasswordChange || needsOnboarding || needsToEnterMileage) return null;
  return safeUrl(data.chatbotBackend, options.apiBase ?? '');
}
