import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { useLoginLaterMessages } from './later/login-later.messages.ts';
import * as css from './login.css.ts';

export interface SignedInViewProps {
  /** Name of the user; undefined until it is loaded. */
  readonly name: string | undefined;
  /** Whether the page has a URL for the portal's home. */
  readonly hasPortal: boolean;
  readonly onSignOut: () => void;
}

/** The name of the signed-in user, a link into the portal and a button that signs out. */
export function SignedInView({ name, hasPortal, onSignOut }: SignedInViewProps) {
  const { t } = useLoginLaterMessages();
  return (
    <section className={css.login} aria-label={t('session.login.title')} part="login">
      <p className={css.title} role="status" part="title">
        {name === undefined ? '\u00a0' : t('session.login.signed-in-as', { name })}
      </p>
      <div className={css.actions}>
        {hasPortal && (
          <WidgetLink target={{ route: 'home' }} className={buttonClass({ isBlock: true })} part="button">
            {t('session.login.continue')}
          </WidgetLink>
        )}
        <Button variant="secondary" isBlock onClick={onSignOut}>
          {t('session.login.sign-out')}
        </Button>
      </div>
    </section>
  );
}
