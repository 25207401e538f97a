import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { ChevronEndIcon } from '@foyer/ui/icon/icons.tsx';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';
import { InformationLink } from './information-link.tsx';

/** Links to screens that a user may look for. */
export function Shortcuts({ tiles }: { readonly tiles: readonly DashboardInformation[] }) {
  const { t } = useDashboardMessages();
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('dashboard.dashboard.shortcuts')}</h2>
      <ul className={css.strip} part="shortcuts">
        {tiles.map(({ id, title, text, link }) => (
          <Card key={id} as="li" padding="medium" isInteractive className={css.stripItem} part="shortcut">
            <div className={css.words}>
              <InformationLink link={link} className={css.whole}>
                {title}
              </InformationLink>
              {text && <span className={css.text}>{text}</span>}
            </div>
            <ChevronEndIcon size={20} />
          </Card>
        ))}
      </ul>
    </section>
  );
}
