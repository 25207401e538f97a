import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { useSdk } from '../../provider/foyer-context.ts';
import { usePermission } from '../../provider/use-permission.ts';
import type { WidgetProps } from '../../widget/define-widget.ts';
import { useNavigate } from '../../widget/widget-context.ts';
import { useLastUserInfo } from './use-last-known.ts';
import type { UserMenuProps } from './user-menu.view.tsx';

/** Returns the user's name and the actions of the user menu. */
export function useAccountMenu(
  emit: WidgetProps['emit'],
): Pick<UserMenuProps, 'userName' | 'onProfile' | 'onSelectAccount' | 'onSignOut'> {
  const sdk = useSdk();
  const navigate = useNavigate();
  const canSelectAccount = usePermission('selectAccount');
  const { user } = useLastUserInfo() ?? {};
  const wayTo = (route: PortalRouteName) => (sdk.hasScreen(route) ? () => void navigate({ route }) : null);
  return {
    userName: user ? `${user.firstName} ${user.lastName}`.trim() || user.email : '',
    onProfile: wayTo('profile'),
    onSelectAccount: canSelectAccount ? wayTo('select-account') : null,
    onSignOut: () => {
      void sdk.session.logout(); // the session ends in this browser at once, without waiting for the server
      emit('signed-out');
      navigate({ route: 'login' });
      sdk.session.returnPath.take(); // after a sign-out the next login starts at home
    },
  };
}
