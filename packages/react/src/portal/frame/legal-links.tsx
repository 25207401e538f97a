import { Link } from '@foyer/ui/link/link.tsx';
import { useEnvironment } from '../../provider/use-environment.ts';
import { useMediaUrl } from '../../provider/use-media-url.ts';
import { usePortalMessages } from '../portal.messages.ts';

/** Links to the brand's imprint and privacy pages. */
export function LegalLinks() {
  const { t } = usePortalMessages();
  const environment = useEnvironment();
  const safe = useMediaUrl();
  const [imprint, privacy] = [safe(environment?.imprintUrl), safe(environment?.privacyUrl)];
  return (
    <>
      {imprint && <Link href={imprint}>{t('portal.imprint')}</Link>}
      {privacy && <Link href={privacy}>{t('portal.privacy')}</Link>}
    </>
  );
}
