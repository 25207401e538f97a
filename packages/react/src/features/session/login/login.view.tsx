import type { SafeBranding } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { RevealButton } from '@foyer/ui/text-field/reveal-button.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { useWidget } from '../../../widget/widget-context.ts';
import * as css from './login.css.ts';
import { useLoginMessages } from './login.messages.ts';

type Brand = Pick<SafeBranding, 'name' | 'logoUrl'>;

export interface LoginViewProps {
  readonly form: FormState;
  readonly brand: Brand | null;
  readonly hasAutofocus: boolean;
  readonly notice: 'signed-out' | 'expired' | null;
  /** Content below the form that is loaded later. */
  readonly children: ReactNode;
}

/** Focuses the first field once. If a first stage painted the form, it did so already, and the user may have moved the focus. */
function useAutofocus(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  const isDone = useRef(useWidget()?.isPainted === true && isWanted);
  useEffect(() => {
    if (isWanted && !isDone.current) form.current?.querySelector('input')?.focus();
    isDone.current = false;
  }, [form, isWanted]);
}

/** The sign-in form. */
export function LoginView({ form, brand, hasAutofocus, notice, children }: LoginViewProps) {
  const { t } = useLoginMessages();
  useAutofocus(form.ref, hasAutofocus);
  return (
    <section className={css.login} aria-label={t('session.login.title')} part="login">
      <BrandLogo brand={brand} />
      <h1 className={css.title} part="title">
        {t('session.login.title')}
      </h1>
      <Notice notice={notice} />
      <Form form={form} aria-label={t('session.login.title')}>
        <TextField
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={t('session.login.username')}
          error={form.error('username')}
        />
        <PasswordAndSubmit form={form} />
      </Form>
      <slot name="footer" />
      {children}
    </section>
  );
}

/** Password, submit button, and after them in the tab order the button that shows the password and the link to reset it. */
function PasswordAndSubmit({ form }: Pick<LoginViewProps, 'form'>) {
  const { t } = useLoginMessages();
  const id = useId();
  const [isRevealed, setRevealed] = useState(false);
  return (
    <div className={css.credentials}>
      <TextField
        id={id}
        name="password"
        type={isRevealed ? 'text' : 'password'}
        autoComplete="current-password"
        required
        label={t('session.login.password')}
        error={form.error('password')}
        suffix={<span className={css.revealRoom} />}
        className={css.password}
      />
      <Button
        type="submit"
        isBlock
        isLoading={form.isSubmitting}
        loadingLabel={t('session.login.submitting')}
      >
        {t('session.login.submit')}
      </Button>
      <RevealButton
        labels={{ show: t('session.login.password-show'), hide: t('session.login.password-hide') }}
        isRevealed={isRevealed}
        onReveal={setRevealed}
        controls={id}
        className={css.reveal}
      />
      <WidgetLink target={{ route: 'forget-password' }} className={css.forgotten} part="forgotten">
        {t('session.login.forgotten')}
      </WidgetLink>
    </div>
  );
}

function BrandLogo({ brand }: { readonly brand: Brand | null }) {
  return (
    <div className={css.brand}>
      {brand?.logoUrl && <img className={css.logo} src={brand.logoUrl} alt={brand.name} part="logo" />}
    </div>
  );
}

function Notice({ notice }: Pick<LoginViewProps, 'notice'>) {
  const { t } = useLoginMessages();
  if (notice === null) return null;
  return (
    <p className={css.notice} role="status" part="notice">
      {t(notice === 'expired' ? 'session.login.expired' : 'session.login.signed-out')}
    </p>
  );
}
