import type { Address } from '@foyer/contract';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { Suspense, useState } from 'react';
import { addressLines } from '../../../domain/address/address-lines.ts';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { useCountryName } from '../../../domain/address/use-country-name.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import { WidgetSkeleton } from '../../../widget/widget-states.tsx';
import * as css from './address.css.ts';
import { useCartMessages } from './cart.messages.ts';

const NewAddress = lazyView(async () => (await import('./new-address.tsx')).NewAddress);

type Step = 'shown' | 'known' | 'new';

export interface DeliveryAddressProps {
  readonly cart: Cart;
  readonly onChanged: (cart: Cart) => void;
}

/** Where the order goes, and how to send it elsewhere. */
export function DeliveryAddress({ cart, onChanged }: DeliveryAddressProps) {
  const { t } = useCartMessages();
  const [step, setStep] = useState<Step>('shown');
  const [said, setSaid] = useState('');
  const known = cart.knownAddresses.filter(({ type }) => type === 'DELIVERY_ADDRESS');
  const saved = (next: Cart) => {
    onChanged(next);
    setStep('shown');
    setSaid(t('cart.cart.address-saved'));
  };
  const open = () => {
    setSaid('');
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
        <KnownAddresses
          addresses={known}
          selected={cart.deliveryAddress?.id}
          onSaved={saved}
          onNew={() => setStep('new')}
          onCancel={() => setStep('shown')}
        />
      )}
      {step === 'new' && (
        <Suspense fallback={<WidgetSkeleton height="420px" />}>
          <NewAddress onSaved={saved} onCancel={() => setStep(known.length > 0 ? 'known' : 'shown')} />
        </Suspense>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Card>
  );
}

interface KnownProps {
  readonly addresses: readonly Address[];
  readonly selected: string | undefined;
  readonly onSaved: (cart: Cart) => void;
  readonly onNew: () => void;
  readonly onCancel: () => void;
}

function KnownAddresses({ addresses, selected, onSaved, onNew, onCancel }: KnownProps) {
  const { t } = useCartMessages();
  const { errorText } = useErrorText();
  const countryName = useCountryName();
  const [id, setId] = useState(selected ?? addresses[0]?.id ?? '');
  const update = useMutation('updateDeliveryAddress', { onSuccess: onSaved });
  const options = addresses.map((address) => {
    const [first = '', ...rest] = addressLines(address, countryName);
    return { value: address.id, label: first, description: rest.join(', ') };
  });
  return (
    <div className={css.choose}>
      <RadioGroup
        label={t('cart.cart.known-address')}
        layout="cards"
        options={options}
        value={id}
        onValueChange={setId}
      />
      {update.error !== undefined && <Alert tone="danger">{errorText(update.error)}</Alert>}
      <div className={css.buttons}>
        <Button
          isLoading={update.isPending}
          onClick={() => void update.run({ body: { kind: 'known', addressId: id } })}
        >
          {t('cart.cart.save-address')}
        </Button>
        <Button variant="secondary" onClick={onNew} part="new-address">
          {t('cart.cart.new-address')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cart.cart.cancel')}
        </Button>
      </div>
    </div>
  );
}
