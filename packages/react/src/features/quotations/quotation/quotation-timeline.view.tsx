import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import * as track from '../../../page/track.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useQuotationMessages } from './quotation.messages.ts';

export type QuotationTimelineProps = Pick<Quotation, 'timeline'>;

/** The events of a quotation with their actors, newest first. */
export function QuotationTimeline({ timeline }: QuotationTimelineProps) {
  const messages = useQuotationMessages();
  const format = useFormat();
  return (
    <ol className={track.track} part="timeline">
      {timeline.toReversed().map(({ state, at, actor }, index) => (
        <li
          key={`${at} ${state}`}
          className={track.event}
          data-latest={index === 0 ? '' : undefined}
          aria-current={index === 0 ? 'step' : undefined}
        >
          <span className={track.mark} aria-hidden="true" />
          <span className={track.words}>
            <span className={track.text}>{textOfValue(messages, `quotations.state.${state}`)}</span>
            <span className={track.day}>
              <time dateTime={at}>{format.dateTime(at)}</time>
              {actor && ` · ${actor}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
