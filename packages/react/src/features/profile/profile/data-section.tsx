import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { useDownload } from '../../../domain/file/use-download.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';
import { Section } from './section.view.tsx';

/** Downloads all data stored about the user as a file. */
export function DataSection() {
  const { t } = useProfileMessages();
  const { errorText } = useErrorText();
  const call = useCall();
  const { state, start } = useDownload();
  const fetchFile = () => call('downloadMyData');
  return (
    <Section name="data" title={t('profile.profile.data.title')} text={t('profile.profile.data.text')}>
      <p className={css.text}>{t('profile.profile.data.what')}</p>
      <div className={css.foot}>
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          isLoading={state.status === 'loading'}
          loadingLabel={t('profile.profile.data.loading')}
          onClick={() => void start('data', fetchFile, 'my-data.json')}
          part="download"
        >
          {t('profile.profile.data.download')}
        </Button>
        <span className={css.status} role="status">
          {state.status === 'done' && t('profile.profile.data.done')}
        </span>
      </div>
      {state.status === 'failed' && (
        <p className={css.failed} role="alert">
          {errorText(state.error)}
        </p>
      )}
    </Section>
  );
}
