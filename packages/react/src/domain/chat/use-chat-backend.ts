import { safeUrl } from '@foyer/core';
import { useSdk } from '../../provider/foyer-context.ts';
import { useSession, useUserInfo } from '../../provider/use-session.ts';

/** Returns the address of the assistant's backend; null for users without the assistant, and while a forced prompt is due. */
export function useChatBackend(): string | null {
  const { options } = useSdk();
  const { status } = useSession();
  const { data } = useUserInfo();
  if (status !== 'signed-in' || !data) return null;
  const { needsPasswordChange, needsOnboarding, needsToEnterMileage } = data.user;
  if (needsPasswordChange || needsOnboarding || needsToEnterMileage) return null;
  return safeUrl(data.chatbotBackend, options.apiBase ?? '');
}
