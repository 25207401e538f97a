import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { InfoIcon } from '@foyer/ui/icon/icons.tsx';
import * as css from './dashboard.css.ts';
import { InformationLink } from './information-link.tsx';

/** A text that explains something, with a link to the remedy. */
export function Notice({ tile }: { readonly tile: DashboardInformation }) {
  return (
    <Card as="section" className={css.notice} part="notice">
      <span className={css.mark} data-severity={tile.severity}>
        <InfoIcon size={22} />
      </span>
      <div className={css.words}>
        <h2 className={css.heading}>{tile.title}</h2>
        {tile.text && <p className={css.text}>{tile.text}</p>}
      </div>
      <InformationLink link={tile.link} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {tile.link?.label}
      </InformationLink>
    </Card>
  );
}
