import type { DashboardInformation, InformationEntry } from '@foyer/contract/dashboard/dashboard.schema';
import { Badge, type Tone } from '@foyer/ui/badge/badge.tsx';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { ChevronEndIcon } from '@foyer/ui/icon/icons.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';
import * as own from './entry-list.css.ts';
import { InformationLink } from './information-link.tsx';
import { useReachable } from './use-reachable.ts';

/** A few entries under a heading, with a link to all of them. */
export function EntryList({ tile }: { readonly tile: DashboardInformation }) {
  const { title, entries, link } = tile;
  const hasPictures = entries.some(({ picture }) => picture !== null);
  return (
    <Card
      title={title}
      actions={
        <InformationLink link={link} className={buttonClass({ variant: 'link', size: 'small' })}>
          {link?.label}
          <ChevronEndIcon size={16} />
        </InformationLink>
      }
      part="list"
    >
      <ul className={own.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} hasPictures={hasPictures} />
        ))}
      </ul>
    </Card>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

function Entry({ entry, hasPictures }: { readonly entry: InformationEntry; readonly hasPictures: boolean }) {
  const { t } = useDashboardMessages();
  const format = useFormat();
  const isReachable = useReachable();
  const url = useMediaUrl()(entry.picture?.url);
  const { title, text, at, amount, state, picture, isNew, link } = entry;
  return (
    <li
      className={hasPictures ? own.pictured : own.entry}
      data-link={link && isReachable(link) ? '' : undefined}
      part="entry"
    >
      {hasPictures && (
        <span className={own.frame} part="picture">
          {picture && url !== null && (
            <img
              src={url}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
      )}
      <span className={own.entryTitle}>
        <InformationLink link={link} className={css.whole} otherwise={title}>
          {title}
        </InformationLink>
      </span>
      <span className={own.about}>
        {at && <time dateTime={at}>{format.date(at)}</time>}
        {at && text && ' · '}
        {text && <span className={own.aboutText}>{text}</span>}
      </span>
      <span className={own.badge}>
        {isNew && <Badge tone="danger">{t('dashboard.dashboard.new')}</Badge>}
        {!isNew && state && <Badge tone={tones[state.severity] ?? 'neutral'}>{state.label}</Badge>}
      </span>
      {amount && <span className={own.amount}>{format.money(amount)}</span>}
    </li>
  );
}
