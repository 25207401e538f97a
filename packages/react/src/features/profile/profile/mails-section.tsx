import type { MailChoice } from '@foyer/contract/profile/profile.schema';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { usePermission } from '../../../provider/use-permission.ts';
import { Loaded } from './loaded.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';
import { Section } from './section.view.tsx';
import { useMailChoices } from './use-mail-choices.ts';

/** The choice of e-mails a user receives; each change is saved at once. */
export function MailsSection({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const { t, find } = useProfileMessages();
  const { read, isOn, choose, isSaved, failure } = useMailChoices();
  // a newer server may send kinds that have no texts here
  const named = (items: readonly MailChoice[]) =>
    items.filter(({ kind }) => find(`profile.profile.mails.${kind}`, '') !== '');
  const rows = 2 + (usePermission('shop') ? 3 : 0) + (usePermission('useCases') ? 1 : 0);
  return (
    <Section name="mails" title={t('profile.profile.mails.title')} text={t('profile.profile.mails.text')}>
      <Loaded read={read} room={{ entries: rows, height: 44 }}>
        {({ items }: { items: readonly MailChoice[] }) => (
          <fieldset className={css.choices} aria-label={t('profile.profile.mails.title')}>
            {named(items).map(({ kind, isChoosable, isOn: wasOn }) => (
              <Checkbox
                key={kind}
                name={kind}
                label={find(`profile.profile.mails.${kind}`, kind)}
                description={find(`profile.profile.mails.${kind}.text`, '')}
                checked={isOn(kind) ?? wasOn}
                disabled={!isChoosable || isReadOnly}
                onCheckedChange={(next) => choose(kind, next)}
              />
            ))}
          </fieldset>
        )}
      </Loaded>
      <span className={css.statusBelow} role="status">
        {isSaved && t('profile.profile.saved')}
      </span>
      {failure && (
        <p className={css.failed} role="alert">
          {failure}
        </p>
      )}
    </Section>
  );
}
