import { Dashboard, Onboarding, useUserInfo } from '@foyer/react';
import { useState } from 'react';

/** The home page; the onboarding in its place while that is due or asked for, and until one goes on from it. */
export function HomePage({ asksForOnboarding }: { readonly asksForOnboarding: boolean }) {
  const { data } = useUserInfo();
  const isDue = data?.user.needsOnboarding === true;
  const [isShown, setShown] = useState(asksForOnboarding || isDue);
  if (isDue && !isShown) setShown(true);
  return isShown ? <Onboarding /> : <Dashboard className="home" />;
}
