import { expect, it } from 'vitest';
import { demoCompanies } from '../../demo/accounts/companies.ts';
import { isSpecialCustomerName } from './special-customer.ts';

it.each([
  'Würth Beispiel GmbH',
  'WÜRTH AG',
  'Adolf-würth-Stiftung',
  'Wu\u0308rth in two code points',
  'Ｗｕ\u0308ｒｔｈ in full width',
  'Wü\u00adrth with a soft hyphen',
])('%s is a special customer', (name) => expect(isSpecialCustomerName(name)).toBe(true));

it.each(['Wurth GmbH', 'Wuerth GmbH', 'Würt Handel', 'Nordwind Logistik GmbH', ''])('“%s” is none', (name) =>
  expect(isSpecialCustomerName(name)).toBe(false),
);

it('marks the one company of the demo story', () => {
  const marked = demoCompanies.filter(({ isSpecialCustomer }) => isSpecialCustomer);
  expect(marked.map(({ name }) => name)).toEqual(['Würth Beispiel GmbH']);
});
