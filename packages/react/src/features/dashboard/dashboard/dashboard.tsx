import { useSdk } from '../../../provider/foyer-context.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale, useSession, useUserInfo } from '../../../provider/use-session.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import * as css from './dashboard.css.ts';
import { DashboardView } from './dashboard.view.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.view.tsx';
import { Greeting } from './greeting.view.tsx';

/** `<foyer-dashboard>`: the home page. It makes two calls at most and shows everything at once, so that there is no layout shift. */
export function Dashboard() {
  return (
    <div className={css.container}>
      <div className={css.layout} part="dashboard">
        <Welcome />
        <Sections />
      </div>
    </div>
  );
}

/** The greeting, by the first name; the last name is the fallback. */
function Welcome() {
  const { data } = useUserInfo();
  const { mode } = useSession();
  if (data === undefined) return null;
  const { user, company } = data;
  return (
    <Greeting
      name={user.firstName || user.lastName}
      company={mode === 'b2b' && company ? company.name : null}
    />
  );
}

function Sections() {
  const { code: locale } = useLocale();
  const { hasScreen } = useSdk();
  const query = { query: { locale } };
  const canRequest = usePermission('useCases');
  const hasFigures = usePermission('orders');
  const information = useResource('listDashboardInformation', query);
  const requests = useResource('listDashboardUseCases', query, { isEnabled: canRequest });
  const isWaiting =
    (information.data === undefined && information.error === undefined) ||
    (canRequest && requests.data === undefined && requests.error === undefined);
  if (isWaiting) return <DashboardSkeleton hasFigures={hasFigures} />;
  const failureOf = ({ data, error, status, reload }: typeof information | typeof requests) =>
    data === undefined && error !== undefined ? (
      <FailedState error={error} onRetry={() => void reload()} isRetrying={status === 'loading'} />
    ) : null;
  return (
    <DashboardView
      tiles={information.data?.items ?? []}
      failure={failureOf(information)}
      requests={requests.data?.items ?? []}
      requestsFailure={failureOf(requests)}
      hasAllRequests={hasScreen('use-cases')}
    />
  );
}
