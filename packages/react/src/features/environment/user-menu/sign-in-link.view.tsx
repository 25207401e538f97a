import { buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { useUserMenuMessages } from './user-menu.messages.ts';

/** The link to the login. */
export function SignInLink() {
  const { t } = useUserMenuMessages();
  return (
    <WidgetLink target={{ route: 'login' }} className={buttonClass({ variant: 'ghost' })} part="sign-in">
      {t('environment.user-menu.sign-in')}
    </WidgetLink>
  );
}
