import type { SecondFactors } from '@foyer/contract/second-factors/second-factors.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useRef, useState } from 'react';
import { usePasskeysHere } from '../../../domain/second-factor/use-passkeys-here.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import { Loaded } from '../profile/loaded.tsx';
import * as list from '../profile/profile.css.ts';
import { Section } from '../profile/section.view.tsx';
import type { Wish } from './factor-dialogs.ts';
import { FactorRow } from './factor-row.view.tsx';
import { useSecondFactorsMessages } from './second-factors.messages.ts';
import type { WishDialogProps } from './wish-dialog.tsx';

const WishDialog = lazyView<WishDialogProps>(async () => (await import('./wish-dialog.tsx')).WishDialog);

/** At this number of recovery codes or fewer, the user is advised to create new ones. */
const FEW = 3;

/** The second factors of the account; renders nothing where the server does not offer them. */
export function SecondFactorsSection() {
  const { t } = useSecondFactorsMessages();
  const factors = useResource('listSecondFactors');
  const { data: info } = useUserInfo();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wish, setWish] = useState<Wish>();
  const [announcement, setAnnouncement] = useState('');
  if (factors.error?.code === 'not_offered') return null;
  const open = (next: Wish) => {
    setAnnouncement('');
    setWish(next);
  };
  const done = (text: string) => {
    setWish(undefined);
    setAnnouncement(text);
    // the pressed button may be gone or renamed
    setTimeout(() => heading.current?.focus());
  };
  return (
    <Section
      name="second-factors"
      title={t('profile.second-factors.title')}
      text={t('profile.second-factors.text')}
      headingRef={heading}
    >
      <Loaded read={factors} room={{ entries: 2, height: 44 }}>
        {(data: SecondFactors) => (
          <>
            <Factors data={data} onWish={open} />
            <Suspense>
              {wish && (
                <WishDialog
                  wish={wish}
                  data={data}
                  username={info?.user.email ?? ''}
                  onDone={done}
                  onClose={() => setWish(undefined)}
                />
              )}
            </Suspense>
          </>
        )}
      </Loaded>
      <span className={list.status} role="status">
        {announcement}
      </span>
    </Section>
  );
}

interface FactorsProps {
  readonly data: SecondFactors;
  readonly onWish: (wish: Wish) => void;
}

function Factors({ data, onWish }: FactorsProps) {
  const { t } = useSecondFactorsMessages();
  const hasPasskeys = usePasskeysHere();
  const { items, offered, isDemanded, recoveryCodesLeft: left } = data;
  const hasApp = items.some(({ kind }) => kind === 'totp');
  const canAddPasskey = offered.includes('passkey') && hasPasskeys === true;
  return (
    <>
      {isDemanded && <p className={list.text}>{t('profile.second-factors.demanded')}</p>}
      {items.length === 0 && <p className={list.text}>{t('profile.second-factors.none')}</p>}
      {items.length > 0 && (
        <ul className={list.list} part="list">
          {items.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              onRename={() => onWish({ kind: 'rename', factor })}
              onRemove={() => onWish({ kind: 'remove', factor })}
            />
          ))}
        </ul>
      )}
      <div className={list.foot}>
        {canAddPasskey && (
          <Button variant="secondary" onClick={() => onWish({ kind: 'passkey' })} part="add-passkey">
            {t('profile.second-factors.passkey.add')}
          </Button>
        )}
        {offered.includes('totp') && (
          <Button variant="secondary" onClick={() => onWish({ kind: 'app' })} part="add-app">
            {t(hasApp ? 'profile.second-factors.app.replace' : 'profile.second-factors.app.add')}
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <>
          {left <= FEW && (
            <Alert tone="warning" isLive={false}>
              {t('profile.second-factors.codes.few', { count: left })}
            </Alert>
          )}
          <div className={list.foot}>
            <Button variant="secondary" onClick={() => onWish({ kind: 'codes' })} part="renew-codes">
              {t('profile.second-factors.renew')}
            </Button>
            {left > FEW && (
              <span className={list.text}>{t('profile.second-factors.codes.left', { count: left })}</span>
            )}
          </div>
        </>
      )}
    </>
  );
}
