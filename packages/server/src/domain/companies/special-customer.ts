/**
 * Whether a company's name makes it a special customer (specification section 3). Computed when staff
 * store or rename a company, never from customers' input. Every Unicode encoding of the letters counts.
 */
export const isSpecialCustomerName = (name: string): boolean =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .includes('würth');
