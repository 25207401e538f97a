import type { Address } from '@foyer/contract';
import type { KnownAddress } from './addresses.repo.ts';

/** Chooses the addresses of an order: the chosen delivery address, else the default one; without an invoice address the delivery address. */
export function chooseAddresses(addresses: readonly KnownAddress[], deliveryAddressId: string | null) {
  const deliveries = addresses.filter((address) => address.type === 'DELIVERY_ADDRESS');
  const chosen = deliveries.find((address) => address.id === deliveryAddressId);
  const delivery = chosen ?? deliveries.find((address) => address.isDefault) ?? null;
  const invoice = addresses.find((address) => address.type === 'INVOICE_ADDRESS') ?? delivery;
  return { delivery, invoice };
}

/** Removes `isDefault` from an address, as orders and other documents store it. */
export function withoutDefault({ isDefault: _, ...address }: KnownAddress): Address {
  return address;
}
