import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useCompanySwitch } from '../use-company-switch.ts';
import { CompanySwitchView } from './company-switch.view.tsx';

/** The company the user acts for, and the choice of another. */
export function CompanySwitch({ emit }: WidgetProps) {
  return <CompanySwitchView {...useCompanySwitch(emit).view} />;
}
