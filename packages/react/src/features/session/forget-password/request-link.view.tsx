import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from '../sign-in-frame/sign-in-frame.css.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useForgetPasswordMessages } from './forget-password.messages.ts';

export interface RequestLinkViewProps {
  readonly form: FormState;
  readonly isNext: boolean;
}

/** The form with the e-mail address for the link. */
export function RequestLinkView({ form, isNext }: RequestLinkViewProps) {
  const { t } = useForgetPasswordMessages();
  const title = t('session.forget-password.title');
  return (
    <SignInFrame
      title={title}
      text={t('session.forget-password.text')}
      part="forget-password"
      isNext={isNext}
      isStart
    >
      <Form form={form} aria-label={title}>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={t('session.forget-password.email')}
          error={form.error('email')}
        />
        <SubmitButton
          isBlock
          form={form}
          label={t('session.forget-password.request')}
          busyLabel={t('session.forget-password.requesting')}
        />
      </Form>
      <div className={css.ways}>
        <WidgetLink target={{ route: 'login' }}>{t('session.forget-password.to-login')}</WidgetLink>
      </div>
    </SignInFrame>
  );
}
