import type { SecondFactorDemand } from '@foyer/contract/second-factors/second-factors.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { DialogForm } from '../../../domain/second-factor/dialog-form.tsx';
import { PasswordConfirmation } from '../../../domain/second-factor/password-confirmation.tsx';
import { usePlainForm } from '../../../form/form.tsx';
import { formValues } from '../../../form/form-values.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './demand.css.ts';
import { useDemandMessages } from './demand.messages.ts';

export interface DemandDialogProps {
  readonly demand: SecondFactorDemand;
  readonly username: string;
  readonly onDone: (isDemanded: boolean) => void;
  readonly onClose: () => void;
}

const loadSchema = () =>
  import('@foyer/contract/second-factors/second-factors.schema').then(
    (module) => module.updateSecondFactorDemandSchema,
  );

/** Asks for confirmation before the company starts or stops demanding a second factor from everybody. */
export function DemandDialog(props: DemandDialogProps) {
  const { demand, onClose } = props;
  const { t } = useDemandMessages();
  const isToBe = !demand.isDemanded;
  const title = t(isToBe ? 'employees.demand.demand.title' : 'employees.demand.release.title');
  const isMissing = isToBe && !demand.hasOwnFactor;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('base.close')}
      actions={
        isMissing && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('base.close')}
            </Button>
            <WidgetLink target={{ route: 'profile' }} className={buttonClass({})}>
              {t('employees.demand.own.link')}
            </WidgetLink>
          </>
        )
      }
    >
      {isMissing ? (
        <Alert isLive={false}>{t('employees.demand.own')}</Alert>
      ) : (
        <Decision {...props} title={title} isToBe={isToBe} />
      )}
    </Dialog>
  );
}

interface DecisionProps extends DemandDialogProps {
  readonly title: string;
  readonly isToBe: boolean;
}

function Decision({ demand, username, title, isToBe, onDone, onClose }: DecisionProps) {
  const { t } = useDemandMessages();
  const call = useCall();
  const { people, needsPassword } = demand;
  const form = usePlainForm({
    schema: loadSchema,
    read: (data) => ({ ...(formValues(data) as object), isDemanded: isToBe }),
    submit: async (body) =>
      atField(await call('updateSecondFactorDemand', { body }), 'password', 'password_wrong'),
    onSuccess: ({ isDemanded }) => onDone(isDemanded),
  });
  return (
    <DialogForm
      form={form}
      title={title}
      submit={t(isToBe ? 'employees.demand.demand' : 'employees.demand.release')}
      isDanger={!isToBe}
      onClose={onClose}
    >
      <p className={css.text}>
        {t(isToBe ? 'employees.demand.demand.text' : 'employees.demand.release.text')}
      </p>
      {isToBe && (
        <p className={css.text}>
          {t('employees.demand.demand.without', { count: people.total - people.withFactor })}
        </p>
      )}
      <PasswordConfirmation form={form} isNeeded={needsPassword} username={username} />
    </DialogForm>
  );
}
