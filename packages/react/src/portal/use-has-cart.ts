import { usePermission } from '../provider/use-permission.ts';
import { useUserInfo } from '../provider/use-session.ts';

/** Whether the cart is shown beside every screen: for users who may order and have no forced prompt due. */
export function useHasCart(): boolean {
  const { data } = useUserInfo();
  const { needsPasswordChange, needsOnboarding, needsToEnterMileage } = data?.user ?? {};
  const isHeldUp = needsPasswordChange || needsOnboarding || needsToEnterMileage;
  return usePermission('shop') && !isHeldUp;
}
