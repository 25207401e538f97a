import { CheckIcon, CloseIcon } from '@foyer/ui/icon/icons.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useOrderMessages } from './order.messages.ts';
import * as css from './order-progress.css.ts';
import type { ProgressStep } from './order-progress.ts';

export interface OrderProgressProps {
  readonly stages: readonly ProgressStep[];
}

/** The progress of an order, with the date each stage was reached. */
export function OrderProgress({ stages }: OrderProgressProps) {
  const messages = useOrderMessages();
  const { t } = messages;
  const format = useFormat();
  return (
    <ol className={css.track} aria-label={t('orders.order.progress')} part="progress">
      {stages.map(({ state, status, at }) => (
        <li
          key={state}
          className={css.stage}
          data-status={status}
          data-state={state}
          aria-current={status === 'current' ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {state === 'cancelled' ? <CloseIcon size={16} /> : status === 'done' && <CheckIcon size={16} />}
          </span>
          <span className={css.words}>
            <span>{textOfValue(messages, `orders.state.${state}`)}</span>
            {at && (
              <time className={css.day} dateTime={at}>
                {format.date(at)}
              </time>
            )}
            <span className={css.hidden}>{t(`orders.order.progress.${status}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
