import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { useLoginLaterMessages } from './later/login-later.messages.ts';
import * as css from './login.css.ts';

export interface SignedInViewProps {
  /** Undefined until it is known. */
  readonly name: string | undefined;
  /** Whether the page has an address for the portal's home. */
  readonly hasPortal: boolean;
  readonly onSignOut: () => void;
}

/** Who is signed in, the way into the portal, and the way out. */
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
