import { useEffect, useState } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { usePermission } from '../../provider/use-permission.ts';
import { useResource } from '../../provider/use-resource.ts';
import { useSession } from '../../provider/use-session.ts';
import type { WidgetProps } from '../../widget/define-widget.ts';
import type { CompanyChoice, CompanySwitchProps } from './company-menu.view.tsx';
import { useEnvironmentMessages } from './environment-feature.messages.ts';
import { useLastEnvironment, useLastKnown, useLastUserInfo } from './use-last-known.ts';

/** Returns the name of the own company. It is stored, because the answers in another company do not contain it. */
function useOwnName(name: string | undefined): string | null {
  const { user } = useSdk().storage;
  useEffect(() => {
    if (name !== undefined) user.set(ownNameKey, name);
  }, [user, name]);
  return name ?? user.get(ownNameKey);
}
const ownNameKey = 'own-company';

/** Returns the current company, those to switch to, and the way back. If the companies cannot be loaded, the switch is hidden. */
export function useCompanySwitch(emit: WidgetProps['emit']): {
  readonly view: CompanySwitchProps;
  readonly leave: () => void;
} {
  const { session } = useSdk();
  const { t } = useEnvironmentMessages();
  const { originCompanyId, isImpersonating } = useSession();
  const data = useLastUserInfo();
  const caption = useLastEnvironment()?.companyLabel || null;
  const isElsewhere = isImpersonating && originCompanyId !== null;
  const isEnabled = usePermission('companies') && data?.actor?.kind !== 'impersonation';
  const children = useLastKnown(useResource('listChildCompanies', {}, { isEnabled }).data);
  const [hasFailed, setFailed] = useState(false);
  const company = data?.company ?? null;

  const leave = () => {
    session.leaveCompany();
    emit('company-changed', { companyId: null });
  };
  const enter = async (id: string) => {
    if (id === company?.id) return;
    if (id === originCompanyId) return leave();
    const result = await session.switchCompany(id);
    setFailed(!result.ok);
    if (result.ok) emit('company-changed', { companyId: id });
  };
  const ownName = useOwnName(isElsewhere ? undefined : company?.name);
  const own: CompanyChoice[] = isElsewhere
    ? [{ id: originCompanyId, name: ownName ?? t('environment.company.own') }]
    : company
      ? [company]
      : [];
  const others = (children?.items ?? []).filter(({ id }) => own.every((one) => one.id !== id));
  return {
    leave,
    view: {
      caption,
      companyName: company?.name ?? null,
      companyId: company?.id ?? null,
      companies: others.length > 0 ? [...own, ...others] : [],
      onSwitch: (id) => void enter(id),
      hasFailed,
    },
  };
}
