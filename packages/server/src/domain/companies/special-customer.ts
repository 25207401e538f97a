/**
 * Whether a company's name makes it a special customer (specification section 3). Computed when a company is stored or
 * renamed by staff, never from what customers write; letters count however they are encoded.
 */
export const isSpecialCustomerName = (name: string): boolean =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .includes('würth');
