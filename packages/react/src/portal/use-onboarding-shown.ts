import { useState } from 'react';
import { useUserInfo } from '../provider/use-session.ts';

/** Whether the onboarding stands in the place of the home page: while it is due or asked for, and until one goes on from it. */
export function useOnboardingShown(isAskedFor: boolean): boolean {
  const { data } = useUserInfo();
  const isDue = data?.user.needsOnboarding === true;
  const [isShown, setShown] = useState(isAskedFor || isDue);
  if (isDue && !isShown) setShown(true);
  return isShown;
}
