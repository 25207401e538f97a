import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { useSdk } from '../../provider/foyer-context.ts';
import { usePermission } from '../../provider/use-permission.ts';
import type { WidgetProps } from '../../widget/define-widget.ts';
import { useNavigate } from '../../widget/widget-context.ts';
import { useLastUserInfo } from './use-last-known.ts';
import type { UserMenuProps } from './user-menu.view.tsx';

/** Who is signed in, and the ways that lead on from there. */
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
      void sdk.session.logout(); // this browser forgets at once: nobody waits here for the server's answer
      emit('signed-out');
      navigate({ route: 'login' });
      sdk.session.returnPath.take(); // who leaves on purpose starts afresh
    },
  };
}
