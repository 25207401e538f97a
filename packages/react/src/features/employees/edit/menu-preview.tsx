import type { Role } from '@foyer/contract/roles';
import { visibleMenu } from '@foyer/core';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { useStore } from '@nanostores/react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import { screenTitles } from '../../../screens/screen-titles.messages.ts';
import * as css from './edit.css.ts';
import { useEditMessages } from './edit.messages.ts';

/** The entries of the side menu that a person with these roles sees in business mode. */
export function MenuPreview({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useEditMessages();
  const titles = screenTitles.useMessages();
  const { data: info } = useUserInfo();
  const environment = useStore(useSdk().$environment).data;
  const menu = visibleMenu({
    userInfo: info && { ...info, user: { ...info.user, roles: [...roles] } },
    environment,
    session: { mode: 'b2b', isImpersonating: false },
    hasUnreadNews: false,
  });
  const entries = menu.flatMap(({ children, ...entry }) => [entry, ...children]);
  return (
    <section className={css.preview} aria-live="polite" part="preview">
      <h3 className={css.previewTitle}>{t('employees.edit.preview')}</h3>
      <ul className={css.entries}>
        {entries.map(
          ({ item, route }) =>
            route && (
              <li key={item}>
                <Badge hasDot={false}>{titles.find(`screens.${route}`, route)}</Badge>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
