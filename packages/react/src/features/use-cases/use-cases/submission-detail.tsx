import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { useDownload } from '../../../domain/file/use-download.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { useCaseForms } from '../use-case/use-case-forms.tsx';
import { SubmissionDetailView } from './submission-detail.view.tsx';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

export interface SubmissionDetailProps {
  readonly submission: Submission;
  readonly overview: UseCaseOverview;
}

/** Loads the details of a submission: next step, timeline, submitted values and files. */
export function SubmissionDetail({ submission, overview }: SubmissionDetailProps) {
  const sdk = useSdk();
  const { errorText } = useErrorText();
  const { state, start } = useDownload();
  const { id, kind } = submission;
  const { data, error, status, reload } = useResource('getSubmission', { params: { id } });
  if (data === undefined) {
    if (error === undefined) return <DetailSkeleton />;
    return <FailedState error={error} onRetry={() => void reload()} isRetrying={status === 'loading'} />;
  }
  // A kind that only a newer server knows has no view here.
  const Sent = useCaseForms[kind]?.Sent;
  return (
    <SubmissionDetailView
      submission={data}
      sent={
        Sent && (
          <Suspense fallback={<Skeleton width="100%" height={96} />}>
            <Sent submission={data} overview={overview} />
          </Suspense>
        )
      }
      failure={state.status === 'failed' ? errorText(state.error) : null}
      onDownload={({ id: fileId, name }) =>
        void start(fileId, () => sdk.call('downloadSubmissionFile', { params: { id, fileId } }), name)
      }
    />
  );
}

function DetailSkeleton() {
  const { t } = useUseCasesMessages();
  return (
    <SkeletonGroup label={t('use-cases.use-cases.details.loading')} className={css.detail}>
      <Skeleton width="80%" height={40} />
      <Skeleton width="100%" height={180} />
    </SkeletonGroup>
  );
}
