import type { Address } from '@foyer/contract';
import { Button } from '@foyer/ui/button/button.tsx';
import { ComboBox } from '@foyer/ui/combo-box/combo-box.tsx';
import { useState } from 'react';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { useAddressChoice } from '../../../domain/address/use-address-choice.ts';
import { useComboBoxTexts } from '../../../i18n/use-combo-box-texts.ts';
import * as page from '../../../page/detail-page.css.ts';
import * as css from './quotation-answer.css.ts';
import { useQuotationAnswerMessages } from './quotation-answer.messages.ts';

export interface AcceptAddressProps {
  /** Delivery address of the quotation; null if it has none. */
  readonly address: Address | null;
  readonly error: string | undefined;
}

/** The delivery address of the order, with a choice of another one. */
export function AcceptAddress({ address, error }: AcceptAddressProps) {
  const { t } = useQuotationAnswerMessages();
  const texts = useComboBoxTexts();
  const [isOther, setOther] = useState(address === null);
  const { options, search } = useAddressChoice(address ? [address] : none);
  if (address && !isOther) {
    return (
      <div className={css.address} part="delivery-address">
        <div>
          <p className={page.term}>{t('quotations.quotation-answer.delivery')}</p>
          <AddressText address={address} />
        </div>
        <Button variant="link" size="small" onClick={() => setOther(true)} part="other-address">
          {t('quotations.quotation-answer.delivery.other')}
        </Button>
      </div>
    );
  }
  return (
    <ComboBox
      name="deliveryAddressId"
      label={t('quotations.quotation-answer.delivery')}
      description={t('quotations.quotation-answer.delivery.help')}
      options={options}
      search={search}
      texts={texts}
      error={error}
      defaultValue={address?.id ?? ''}
    />
  );
}

const none: readonly Address[] = [];
