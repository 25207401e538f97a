import { usePermission } from '../provider/use-permission.ts';
import { useUserInfo } from '../provider/use-session.ts';

/** Whether a cart stands beside every screen: for whom may order and has nothing to do first. */
export function useHasCart(): boolean {
  const { data } = useUserInfo();
  const { needsPasswordChange, needsOnboarding, needsToEnterMileage } = data?.user ?? {};
  const isHeldUp = needsPasswordChange || needsOnboarding || needsToEnterMileage;
  return usePermission('shop') && !isHeldUp;
}
