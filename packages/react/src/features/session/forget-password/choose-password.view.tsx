import { NewPasswordField } from '../../../domain/password/new-password-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useForgetPasswordMessages } from './forget-password.messages.ts';

/** The form with the new password. */
export function ChoosePasswordView({ form }: { readonly form: FormState }) {
  const { t } = useForgetPasswordMessages();
  const title = t('session.forget-password.choose');
  return (
    <SignInFrame title={title} text={t('session.forget-password.choose.text')} part="forget-password">
      <Form form={form} aria-label={title}>
        <NewPasswordField
          name="newPassword"
          label={t('session.forget-password.next')}
          error={form.error('newPassword')}
        />
        <SubmitButton
          isBlock
          form={form}
          label={t('session.forget-password.save')}
          busyLabel={t('session.forget-password.saving')}
        />
      </Form>
    </SignInFrame>
  );
}
