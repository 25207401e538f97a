import type { SubmissionDetail, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { useResource } from '../../../provider/use-resource.ts';
import { ReviewRows } from './review-rows.view.tsx';
import type { UseCaseDefinition } from './use-case-definition.ts';
import { useUseCaseWords } from './use-use-case-words.ts';

export interface SentValuesProps {
  readonly useCase: UseCaseDefinition;
  readonly submission: SubmissionDetail;
  readonly overview: UseCaseOverview;
}

/** The submitted values, like the review; blank ones are left out. */
export function SentValues({ useCase, submission, overview }: SentValuesProps) {
  const inWords = useUseCaseWords(useCase);
  const { corporationId } = submission.values;
  const corporations = useResource('listCorporationNames', undefined, {
    isEnabled: typeof corporationId === 'string',
  });
  const corporation = corporations.data?.items.find(({ id }) => id === corporationId);
  const values = {
    ...useCase.valuesOf(submission.values),
    ...(corporation && { corporationId: `${corporation.id} ${corporation.name}` }),
  };
  const fields = [...new Set(submission.files.map(({ field }) => field))];
  const files = Object.fromEntries(
    fields.map((field) => [field, submission.files.filter((file) => file.field === field)]),
  );
  const lists = useCase.review(inWords({ values, overview, refusals: [] }), files);
  return <ReviewRows rows={lists.flat()} />;
}
