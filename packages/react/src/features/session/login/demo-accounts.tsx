import { Select } from '@foyer/ui/select/select.tsx';
import type { RefObject } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import * as css from './demo-accounts.css.ts';
import { useLoginLaterMessages } from './later/login-later.messages.ts';

/** The accounts of the demo data with their descriptions. */
const accounts = [
  ['manager@nordwind.example', 'session.login.demo.manager'],
  ['buyer@nordwind.example', 'session.login.demo.buyer'],
  ['finance@nordwind.example', 'session.login.demo.finance'],
  ['people@nordwind.example', 'session.login.demo.people'],
  ['driver@nordwind.example', 'session.login.demo.driver'],
  ['newcomer@nordwind.example', 'session.login.demo.newcomer'],
  ['norole@nordwind.example', 'session.login.demo.norole'],
  ['inactive@nordwind.example', 'session.login.demo.inactive'],
  ['private@kunde.example', 'session.login.demo.private'],
  ['buyer@sonnental.example', 'session.login.demo.sonnental'],
  ['buyer@wuerth-beispiel.example', 'session.login.demo.wuerth'],
  ['technician@service.example', 'session.login.demo.technician'],
  ['technician.sub@service.example', 'session.login.demo.technician-sub'],
  ['technician.admin@service.example', 'session.login.demo.technician-admin'],
  ['support@service.example', 'session.login.demo.support'],
] as const;
const password = 'Foyer-Demo-2026';

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the accounts that can sign in on a brand's portal; all of them if no brand is given. */
function accountsOf(brand: string | undefined) {
  if (brand === undefined) return accounts;
  const isSonnental = (email: string) => email.endsWith('@sonnental.example');
  if (brand === 'sonnental') return accounts.filter(([email]) => isSonnental(email));
  return brand === 'foyer' ? accounts.filter(([email]) => !isSonnental(email)) : [];
}

/** A choice that fills the form with a demo account; rendered only if the server reports a demo. */
export function DemoAccounts({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { t } = useLoginLaterMessages();
  const choices = accountsOf(useSdk().options.brand);
  const choose = (email: string) => {
    if (email === '') return;
    fill(form.current, 'username', email);
    fill(form.current, 'password', password);
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  if (choices.length === 0) return null;
  return (
    <section aria-label={t('session.login.demo.title')} part="demo-accounts">
      <Select
        className={css.field}
        label={t('session.login.demo.title')}
        placeholder={t('session.login.demo.title')}
        options={choices.map(([email, label]) => ({ value: email, label: `${t(label)} – ${email}` }))}
        onValueChange={choose}
      />
    </section>
  );
}
