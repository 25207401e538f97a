import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { useMessages } from '../../i18n/create-messages.ts';
import { useCall } from '../../provider/use-mutation.ts';
import { useLocale } from '../../provider/use-session.ts';
import { type Download, useDownload } from '../file/use-download.ts';

/** Download of the confirmation of an order. */
export interface ConfirmationDownload {
  readonly state: Download['state'];
  readonly start: () => void;
}

/** Downloads the confirmation of an order as PDF, in the portal's language. */
export function useOrderConfirmation({ id, number }: { readonly id: string; readonly number: string }) {
  const { t } = useMessages();
  const { code: locale } = useLocale();
  const call = useCall();
  const { state, start } = useDownload();
  const fetchFile = () => call('downloadOrderConfirmation', { params: { id }, query: { locale } });
  return { state, start: () => void start(id, fetchFile, t('base.order.confirmation.file', { number })) };
}

/** Button that downloads the confirmation of an order. */
export function OrderConfirmationButton({ download }: { readonly download: ConfirmationDownload }) {
  const { t } = useMessages();
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon size={18} />}
      isLoading={download.state.status === 'loading'}
      loadingLabel={t('base.order.confirmation.loading')}
      onClick={download.start}
    >
      {t('base.order.confirmation.download')}
    </Button>
  );
}

/** Result of the download, for a live region. */
export function OrderConfirmationResult({ state }: Pick<ConfirmationDownload, 'state'>) {
  const { t } = useMessages();
  if (state.status === 'failed') return t('base.order.confirmation.failed');
  return state.status === 'done' ? t('base.order.confirmation.done') : null;
}
