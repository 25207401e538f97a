import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { useSessionMessages } from '../session.messages.ts';
import { useSessionWords } from '../words/words.messages.ts';
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
  const { t } = useSessionWords();
  const title = useSessionMessages().t('session.login.title');
  return (
    <section className={css.login} aria-label={title} part="login">
      <p className={css.title} role="status" part="title">
        {name === undefined ? '\u00a0' : t('session.login.signed_in_as', { name })}
      </p>
      <div className={css.actions}>
        {hasPortal && (
          <WidgetLink target={{ route: 'home' }} className={buttonClass({ isBlock: true })} part="button">
            {t('session.login.continue')}
          </WidgetLink>
        )}
        <Button variant="secondary" isBlock onClick={onSignOut}>
          {t('session.login.sign_out')}
        </Button>
      </div>
    </section>
  );
}
