import type { Cart } from '@foyer/contract/cart/cart.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { Suspense, useState } from 'react';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { WidgetSkeleton } from '../../../widget/states/widget-states.tsx';
import { useCartMessages } from './cart.messages.ts';

const KnownAddress = lazyView(async () => (await import('./known-address.tsx')).KnownAddress);
const NewAddress = lazyView(async () => (await import('./new-address.tsx')).NewAddress);

type Step = 'shown' | 'known' | 'new';

export interface DeliveryAddressProps {
  readonly cart: Cart;
  readonly onChanged: (cart: Cart) => void;
}

/** The delivery address of the order, with a way to change it. */
export function DeliveryAddress({ cart, onChanged }: DeliveryAddressProps) {
  const { t } = useCartMessages();
  const [step, setStep] = useState<Step>('shown');
  const [announcement, setAnnouncement] = useState('');
  const known = cart.knownAddresses.filter(({ type }) => type === 'DELIVERY_ADDRESS');
  const saved = (next: Cart) => {
    onChanged(next);
    setStep('shown');
    setAnnouncement(t('cart.cart.address-saved'));
  };
  const open = () => {
    setAnnouncement('');
    setStep(known.length > 0 ? 'known' : 'new');
  };
  return (
    <Card
      title={t('cart.cart.delivery')}
      part="delivery-address"
      actions={
        step === 'shown' && (
          <Button variant="link" size="small" onClick={open} part="change-address">
            {cart.deliveryAddress === null ? t('cart.cart.choose-address') : t('cart.cart.change-address')}
          </Button>
        )
      }
    >
      {step === 'shown' &&
        (cart.deliveryAddress === null ? (
          <p>{t('cart.cart.no-address')}</p>
        ) : (
          <AddressText address={cart.deliveryAddress} />
        ))}
      {step === 'known' && (
        <Suspense fallback={<WidgetSkeleton height="180px" />}>
          <KnownAddress
            atHand={known}
            chosen={cart.deliveryAddress}
            onSaved={saved}
            onNew={() => setStep('new')}
            onCancel={() => setStep('shown')}
          />
        </Suspense>
      )}
      {step === 'new' && (
        <Suspense fallback={<WidgetSkeleton height="420px" />}>
          <NewAddress onSaved={saved} onCancel={() => setStep(known.length > 0 ? 'known' : 'shown')} />
        </Suspense>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Card>
  );
}
