import type { DemoAccount } from './demo-options.ts';

export { demoPassword } from './story/people.ts';

/** What each demo account shows, for the greeting at start. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'manager@nordwind.example', shows: 'everything; two child companies to switch to; private mode' },
  { email: 'people@nordwind.example', shows: 'employee management alone' },
  { email: 'buyer@nordwind.example', shows: 'shop, orders, quotations' },
  { email: 'finance@nordwind.example', shows: 'orders, quotations, invoices, no shop' },
  { email: 'driver@nordwind.example', shows: 'has to enter a mileage' },
  { email: 'newcomer@nordwind.example', shows: 'has to change the password, then onboarding' },
  { email: 'norole@nordwind.example', shows: 'what every signed-in user sees' },
  { email: 'inactive@nordwind.example', shows: 'deactivated, cannot sign in' },
  { email: 'private@kunde.example', shows: 'a private customer' },
  { email: 'buyer@sonnental.example', shows: 'another tenant, brand sonnental' },
  { email: 'buyer@wuerth-beispiel.example', shows: 'a special customer' },
  { email: 'technician@service.example', shows: 'tickets, charging experience' },
  { email: 'technician.sub@service.example', shows: 'the same, leading a team' },
  { email: 'technician.admin@service.example', shows: 'the same, leading all teams' },
  { email: 'support@service.example', shows: 'acting as a customer' },
];
