import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { type ReactNode, Suspense } from 'react';
import { lazyWithTexts } from '../i18n/lazy-with-texts.tsx';
import { usePermission } from '../provider/use-permission.ts';
import { useSession } from '../provider/use-session.ts';
import { FailedState } from '../widget/states/widget-states.tsx';
import type { RecordState } from './use-record.ts';

const Elsewhere = lazyWithTexts(
  () => import('./elsewhere/elsewhere.tsx').then((module) => module.Elsewhere),
  () => import('./elsewhere/elsewhere.messages.ts').then((module) => module.elsewhereMessages),
);

export interface RecordViewProps<Data extends object, Row> {
  readonly record: RecordState<Data, Row>;
  /** Shown if the record does not exist, or is not accessible to this user. */
  readonly notFound: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  /** Shown while the record is loading, with the row of the list if it is known. */
  readonly skeleton: (row: Row | undefined) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One record in each of its states: loading, loaded, not found, or failed with a retry. */
export function RecordView<Data extends object, Row>({
  record: { isAddressable, resource, row, findPlace },
  notFound,
  skeleton,
  children,
}: RecordViewProps<Data, Row>): ReactNode {
  const { data, error } = resource;
  if (!isAddressable || error?.code === 'not_found') {
    return (
      <NotFound find={isAddressable ? findPlace : null} icon={notFound.icon} skeleton={skeleton(row)}>
        <EmptyState headingLevel={1} icon={notFound.icon} title={notFound.title}>
          {notFound.text}
        </EmptyState>
      </NotFound>
    );
  }
  if (data) return children(data);
  if (error) {
    const isRetrying = resource.status === 'loading';
    return <FailedState error={error} onRetry={() => void resource.reload()} isRetrying={isRetrying} />;
  }
  return skeleton(row);
}

export interface NotFoundProps {
  /** Searches the record in the user's other modes and companies; null if it cannot exist. */
  readonly find: RecordState<object, unknown>['findPlace'] | null;
  readonly icon: ReactNode;
  /** Shown during the search. */
  readonly skeleton: ReactNode;
  /** Shown if the record is nowhere else. */
  readonly children: ReactNode;
}

/** A record that is not found. A user with several modes or companies may have it in another one. */
export function NotFound({ find, icon, skeleton, children }: NotFoundProps): ReactNode {
  const { modes, isImpersonating } = useSession();
  const hasCompanies = usePermission('companies');
  if (find === null || (modes.length < 2 && !isImpersonating && !hasCompanies)) return children;
  return (
    <Suspense fallback={skeleton}>
      <Elsewhere find={find} icon={icon} skeleton={skeleton}>
        {children}
      </Elsewhere>
    </Suspense>
  );
}
