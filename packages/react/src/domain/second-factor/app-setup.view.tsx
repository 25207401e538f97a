import type { TotpSetup } from '@foyer/contract/second-factors/second-factors.schema';
import { Link } from '@foyer/ui/link/link.tsx';
import { CopyButton } from './copy-button.tsx';
import * as css from './second-factor.css.ts';
import { useSecondFactorWordsMessages } from './second-factor-words.messages.ts';

/** Setup of an authenticator app: a QR code to scan, a link for the same phone, and the key to type in. */
export function AppSetup({ setup }: { readonly setup: TotpSetup }) {
  const { t } = useSecondFactorWordsMessages();
  const { secret, uri, qr } = setup;
  const key = secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className={css.setup} part="setup">
      {qr && (
        <svg
          className={css.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t('base.second-factor.qr')}
          shapeRendering="crispEdges"
          part="qr"
        >
          <rect width={qr.size} height={qr.size} fill="#ffffff" />
          <path d={qr.path} fill="#000000" />
        </svg>
      )}
      <div className={css.column}>
        <p className={css.text}>{t('base.second-factor.app.text')}</p>
        <p className={css.text}>
          {t('base.second-factor.app.by-hand')} <Link href={uri}>{t('base.second-factor.app.open')}</Link>
        </p>
        <code className={css.secret} part="secret">
          {key}
        </code>
        <div className={css.row}>
          <CopyButton text={secret} label={t('base.second-factor.app.copy')} />
        </div>
      </div>
    </div>
  );
}
