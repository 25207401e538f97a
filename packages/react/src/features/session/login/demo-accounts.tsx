import type { RefObject } from 'react';
import { useWordsReady } from '../words/use-words-ready.ts';
import { useSessionWords } from '../words/words.messages.ts';
import * as css from './demo-accounts.css.ts';

/** The accounts of the demo data with the text that says who they are. */
const accounts = [
  ['manager@nordwind.example', 'session.demo.manager'],
  ['buyer@nordwind.example', 'session.demo.buyer'],
  ['finance@nordwind.example', 'session.demo.finance'],
  ['people@nordwind.example', 'session.demo.people'],
  ['driver@nordwind.example', 'session.demo.driver'],
  ['newcomer@nordwind.example', 'session.demo.newcomer'],
  ['norole@nordwind.example', 'session.demo.norole'],
  ['inactive@nordwind.example', 'session.demo.inactive'],
  ['private@kunde.example', 'session.demo.private'],
  ['buyer@sonnental.example', 'session.demo.sonnental'],
  ['buyer@wuerth-beispiel.example', 'session.demo.wuerth'],
  ['technician@service.example', 'session.demo.technician'],
  ['technician.sub@service.example', 'session.demo.technician_sub'],
  ['technician.admin@service.example', 'session.demo.technician_admin'],
  ['support@service.example', 'session.demo.support'],
] as const;
const password = 'Foyer-Demo-2026';

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fills the form with an account of the demo; drawn only where the server says that it is one. */
export function DemoAccounts({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { t } = useSessionWords();
  const isReady = useWordsReady();
  const choose = (email: string) => {
    fill(form.current, 'username', email);
    fill(form.current, 'password', password);
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  if (!isReady) return null;
  return (
    <section className={css.demo} aria-label={t('session.demo.title')} part="demo-accounts">
      <div>
        <h3 className={css.title}>{t('session.demo.title')}</h3>
        <p className={css.text}>{t('session.demo.text')}</p>
      </div>
      <ul className={css.list}>
        {accounts.map(([email, label]) => (
          <li key={email}>
            <button type="button" className={css.account} onClick={() => choose(email)}>
              {t(label)}
              <span className={css.email}>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
