import { CompanyMenu, type CompanySwitchProps } from '../company-menu.view.tsx';
import { useEnvironmentMessages } from '../environment-feature.messages.ts';
import * as css from './company-switch.css.ts';

/** A button with the company's name that opens a menu of the others; the name alone if there is no other. */
export function CompanySwitchView(props: CompanySwitchProps) {
  const { companyName, companies, hasFailed } = props;
  const { t } = useEnvironmentMessages();
  if (companyName === null) return null;
  return (
    <div part="company-switch">
      {companies.length === 0 ? (
        <p className={css.name} part="name">
          {companyName}
        </p>
      ) : (
        <CompanyMenu {...props} companyName={companyName} />
      )}
      {hasFailed && (
        <p className={css.failed} role="alert" part="failed">
          {t('environment.company.failed')}
        </p>
      )}
    </div>
  );
}
