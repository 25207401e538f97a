import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as frame from '../sign-in-frame/sign-in-frame.css.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useActivateInvitationMessages } from './activate-invitation.messages.ts';
import { PersonFields } from './person-fields.tsx';

export interface RegisterViewProps {
  readonly form: FormState;
  readonly isNext: boolean;
}

/** The form for a person without an invitation who knows the customer number of a company. */
export function RegisterView({ form, isNext }: RegisterViewProps) {
  const { t } = useActivateInvitationMessages();
  const title = t('session.activate-invitation.register');
  return (
    <SignInFrame
      title={title}
      text={t('session.activate-invitation.register.text')}
      part="activate-invitation"
      isNext={isNext}
      isStart
    >
      <Form form={form} aria-label={title}>
        <TextField
          name="customerNumber"
          required
          autoCapitalize="characters"
          spellCheck={false}
          label={t('session.activate-invitation.customer-number')}
          description={t('session.activate-invitation.customer-number.help')}
          error={form.error('customerNumber')}
        />
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={t('session.activate-invitation.email')}
          error={form.error('email')}
        />
        <PersonFields form={form} />
        <SubmitButton
          isBlock
          form={form}
          label={t('session.activate-invitation.register.submit')}
          busyLabel={t('session.activate-invitation.registering')}
        />
      </Form>
      <div className={frame.ways}>
        <WidgetLink target={{ route: 'login' }}>{t('session.activate-invitation.to-login')}</WidgetLink>
      </div>
    </SignInFrame>
  );
}
