import { languageName } from '@foyer/contract/language-name';
import { Select } from '@foyer/ui/select/select.tsx';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';
import { Section } from './section.view.tsx';

/** The language of the account: the same setting as in the menu, stored on the server. */
export function LanguageSection({ emit }: WidgetProps) {
  const sdk = useSdk();
  const { t } = useProfileMessages();
  const { code, supported } = useLocale();
  const [isChosen, setChosen] = useState(false);
  useEffect(() => void sdk.localisation.loadSupported(), [sdk]);
  const choose = async (wanted: string) => {
    await sdk.localisation.setLocale(wanted);
    // Report no change if a later choice came first or the language could not be loaded.
    if (sdk.localisation.$locale.get().code !== wanted) return;
    setChosen(true);
    emit('locale-changed', { locale: wanted });
  };
  const all = supported.includes(code) ? supported : [code, ...supported];
  return (
    <Section
      name="language"
      title={t('profile.profile.language.title')}
      text={t('profile.profile.language.text')}
    >
      <div className={css.narrow}>
        <Select
          name="locale"
          value={code}
          label={t('profile.profile.language.label')}
          options={all.map((value) => ({ value, label: languageName(value) }))}
          onValueChange={(value) => void choose(value)}
        />
      </div>
      <span className={css.statusBelow} role="status">
        {isChosen && t('profile.profile.saved')}
      </span>
    </Section>
  );
}
