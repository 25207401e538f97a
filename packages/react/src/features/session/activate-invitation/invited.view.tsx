import type { Invitation } from '@foyer/contract/employees/employees.schema';
import { MailAddress } from '../../../domain/person/mail-address.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import * as css from './activate-invitation.css.ts';
import { useActivateInvitationMessages } from './activate-invitation.messages.ts';
import { PersonFields } from './person-fields.tsx';

export interface InvitedViewProps {
  readonly form: FormState;
  readonly invitation: Invitation;
}

/** The facts of the invitation (company, inviter, e-mail address, expiry) and the form for the account. */
export function InvitedView({ form, invitation }: InvitedViewProps) {
  const { t } = useActivateInvitationMessages();
  const { date } = useFormat();
  const { companyName, invitedBy, email, expiresAt } = invitation;
  const facts = [
    ['company', companyName],
    ['invited-by', invitedBy],
    ['email', <MailAddress key="email" of={email} />],
    ['expires', date(expiresAt)],
  ] as const;
  const title = t('session.activate-invitation.title');
  return (
    <SignInFrame
      title={title}
      text={t('session.activate-invitation.text', { company: companyName })}
      part="activate-invitation"
      isStart
    >
      <dl className={css.facts} part="invitation">
        {facts.map(([name, value]) => [
          <dt key={name} className={css.term}>
            {t(`session.activate-invitation.${name}`)}
          </dt>,
          <dd key={`${name} value`} className={css.value}>
            {value}
          </dd>,
        ])}
      </dl>
      <Form form={form} aria-label={title}>
        {/* tells password managers the account of the password */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PersonFields form={form} known={invitation} />
        <SubmitButton
          isBlock
          form={form}
          label={t('session.activate-invitation.activate')}
          busyLabel={t('session.activate-invitation.activating')}
        />
      </Form>
    </SignInFrame>
  );
}
