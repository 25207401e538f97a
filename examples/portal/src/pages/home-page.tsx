import { Dashboard, Onboarding } from '@foyer/react';
import { useOnboardingShown } from '@foyer/react/portal';

/** The home page; the onboarding in its place while that is due or asked for, and until one goes on from it. */
export function HomePage({ asksForOnboarding }: { readonly asksForOnboarding: boolean }) {
  return useOnboardingShown(asksForOnboarding) ? <Onboarding /> : <Dashboard className="home" />;
}
