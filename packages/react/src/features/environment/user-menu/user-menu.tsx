import { useSession } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useAccountMenu } from '../use-account-menu.ts';
import { UserMenu as Menu } from '../user-menu.view.tsx';
import { SignInLink } from './sign-in-link.view.tsx';

/** `<foyer-user-menu>`: the menu of the signed-in user; without a session the link to the login. */
export function UserMenu({ emit }: WidgetProps) {
  const { status } = useSession();
  const menu = useAccountMenu(emit);
  const isKnown = status === 'signed-in' && menu.userName !== '';
  return (
    <div part="user-menu">
      {isKnown && <Menu {...menu} />}
      {status === 'signed-out' && <SignInLink />}
    </div>
  );
}
