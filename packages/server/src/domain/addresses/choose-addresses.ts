import type { Address } from '@foyer/contract';
import type { KnownAddress } from './addresses.repo.ts';

/** Where an order would go, and who gets the invoice. */
export function chooseAddresses(addresses: readonly KnownAddress[], deliveryAddressId: string | null) {
  const deliveries = addresses.filter((address) => address.type === 'DELIVERY_ADDRESS');
  const chosen = deliveries.find((address) => address.id === deliveryAddressId);
  const delivery = chosen ?? deliveries.find((address) => address.isDefault) ?? null;
  const invoice = addresses.find((address) => address.type === 'INVOICE_ADDRESS') ?? delivery;
  return { delivery, invoice };
}

/** An address as papers keep it. */
export function withoutDefault({ isDefault: _, ...address }: KnownAddress): Address {
  return address;
}
