import { Select } from '@foyer/ui/select/select.tsx';
import type { RefObject } from 'react';
import { useTextsReady } from '../../../i18n/use-texts-ready.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import * as css from './demo-accounts.css.ts';
import { loginLaterMessages, useLoginLaterMessages } from './later/login-later.messages.ts';

/** The accounts of the demo data with the text that says who they are. */
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

/** The accounts that can sign in on a brand's portal: Sonnental's own there, all of them where no brand is named. */
function accountsOf(brand: string | undefined) {
  if (brand === undefined) return accounts;
  const isSonnental = (email: string) => email.endsWith('@sonnental.example');
  if (brand === 'sonnental') return accounts.filter(([email]) => isSonnental(email));
  return brand === 'foyer' ? accounts.filter(([email]) => !isSonnental(email)) : [];
}

/** Fills the form with an account of the demo; drawn only where the server says that it is one. */
export function DemoAccounts({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { t } = useLoginLaterMessages();
  const isReady = useTextsReady(loginLaterMessages);
  const choices = accountsOf(useSdk().options.brand);
  const choose = (email: string) => {
    if (email === '') return;
    fill(form.current, 'username', email);
    fill(form.current, 'password', password);
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  if (!isReady || choices.length === 0) return null;
  return (
    <section className={css.demo} aria-label={t('session.login.demo.title')} part="demo-accounts">
      <Select
        label={t('session.login.demo.title')}
        placeholder={t('session.login.demo.text')}
        options={choices.map(([email, label]) => ({ value: email, label: `${t(label)} – ${email}` }))}
        onValueChange={choose}
      />
    </section>
  );
}
