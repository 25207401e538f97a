import type { Account } from '@foyer/contract/accounts/accounts.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { useEffect, useRef } from 'react';
import { Form, usePlainForm } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import * as css from './select-account.css.ts';
import { useSelectAccountMessages } from './select-account.messages.ts';

/** The account to impersonate, with the companies in which that is possible. */
export type Begin = Account;

export interface BeginActingProps extends WidgetProps {
  readonly account: Begin;
  /** Ticket of the account that is shown once acting has started. @default the home page */
  readonly ticketId?: string | undefined;
  readonly onBack: () => void;
}

const loadSchema = () =>
  import('@foyer/contract/accounts/accounts.schema').then((module) => module.beginActingSchema);

/** Explains impersonation, asks for the reason, and starts it. */
export function BeginActing({ account, ticketId, onBack, emit }: BeginActingProps) {
  const { t } = useSelectAccountMessages();
  const { session } = useSdk();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { id, name, email, companies } = account;
  const form = usePlainForm({
    schema: loadSchema,
    read: (fields) => ({
      companyId: fields.get('companyId') ?? companies[0]?.id,
      reason: fields.get('reason'),
    }),
    submit: ({ companyId, reason }) => session.switchCompany(companyId, id, reason),
    onSuccess: (_, { companyId }) => {
      emit('account-selected', { userId: id, companyId });
      navigate(ticketId === undefined ? { route: 'home' } : { route: 'ticket', params: { id: ticketId } });
    },
  });
  return (
    <section className={css.section} part="begin">
      <h1 className={css.title} ref={title} tabIndex={-1}>
        {t('accounts.select-account.begin.title', { name })}
      </h1>
      <p className={css.muted}>
        {[email, ...(companies.length === 1 ? companies.map((one) => one.name) : [])].join(' · ')}
      </p>
      <Card>
        <Form
          form={form}
          className={css.form}
          aria-label={t('accounts.select-account.begin.title', { name })}
        >
          <p className={css.muted}>{t('accounts.select-account.begin.text', { name })}</p>
          {companies.length > 1 && (
            <Select
              name="companyId"
              label={t('accounts.select-account.begin.company')}
              options={companies.map((one) => ({
                value: one.id,
                label: `${one.name} (${one.customerNumber})`,
              }))}
              error={form.error('companyId')}
            />
          )}
          <TextArea
            name="reason"
            required
            rows={3}
            label={t('accounts.select-account.begin.reason')}
            description={t('accounts.select-account.begin.reason.help')}
            error={form.error('reason')}
          />
          <div className={css.actions}>
            <SubmitButton
              form={form}
              label={t('accounts.select-account.begin.submit', { name })}
              busyLabel={t('accounts.select-account.begin.sending')}
            />
            <Button variant="secondary" onClick={onBack} part="back">
              {t('accounts.select-account.begin.back')}
            </Button>
          </div>
        </Form>
      </Card>
    </section>
  );
}
