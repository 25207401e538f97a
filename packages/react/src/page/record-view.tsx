import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import type { ReactNode } from 'react';
import { FailedState } from '../widget/states/widget-states.tsx';
import type { RecordState } from './use-record.ts';

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
  record: { isAddressable, resource, row },
  notFound,
  skeleton,
  children,
}: RecordViewProps<Data, Row>): ReactNode {
  const { data, error } = resource;
  if (!isAddressable || error?.code === 'not_found') {
    return (
      <EmptyState headingLevel={1} icon={notFound.icon} title={notFound.title}>
        {notFound.text}
      </EmptyState>
    );
  }
  if (data) return children(data);
  if (error) {
    const isRetrying = resource.status === 'loading';
    return <FailedState error={error} onRetry={() => void resource.reload()} isRetrying={isRetrying} />;
  }
  return skeleton(row);
}
