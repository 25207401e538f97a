import type { Account } from '@foyer/contract/accounts/accounts.schema';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { ChevronEndIcon, UserIcon } from '@foyer/ui/icon/icons.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { useRef } from 'react';
import { ListPages } from '../../../list/list-pages.tsx';
import { ListStates } from '../../../list/list-states.tsx';
import { ListToolbar } from '../../../list/list-toolbar.tsx';
import { useList } from '../../../list/use-list.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useResource } from '../../../provider/use-resource.ts';
import type { Begin } from './begin-acting.tsx';
import * as css from './select-account.css.ts';
import { useSelectAccountMessages } from './select-account.messages.ts';

export interface AccountChoiceProps {
  readonly onChoose: (account: Begin) => void;
}

/** The accounts to choose from: those impersonated lately, and all others by search. */
export function AccountChoice({ onChoose }: AccountChoiceProps) {
  const { t } = useSelectAccountMessages();
  const list = useList('listAccounts', { sort: 'name:asc', defaultPageSize: 10 });
  const head = useRef<HTMLDivElement>(null);
  return (
    <>
      {!list.isFiltered && <RecentAccounts onChoose={onChoose} />}
      <section className={css.section} aria-label={t('accounts.select-account.all')}>
        <h2 className={css.heading}>{t('accounts.select-account.all')}</h2>
        <p className={css.muted}>{t('accounts.select-account.all.hint')}</p>
        <ListToolbar list={list} searchLabel={t('accounts.select-account.search')} />
        <div ref={head} tabIndex={-1} className={css.listHead}>
          <ListStates
            list={list}
            skeleton={<Skeleton width="100%" height={320} />}
            empty={
              <EmptyState icon={<UserIcon size={24} />} title={t('accounts.select-account.empty')}>
                {t('accounts.select-account.empty.text')}
              </EmptyState>
            }
          >
            <ul className={css.list} part="list">
              {list.items.map((account) => (
                <li key={account.id} className={css.item}>
                  <AccountButton account={account} line={companiesOf(account)} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </ListStates>
        </div>
        <ListPages list={list} head={head} />
      </section>
    </>
  );
}

const companiesOf = ({ companies }: Account) =>
  companies.map(({ name, customerNumber }) => `${name} (${customerNumber})`).join(', ');

function AccountButton({ account, line, onChoose }: AccountChoiceProps & { account: Begin; line: string }) {
  return (
    <button type="button" className={css.account} part="account" onClick={() => onChoose(account)}>
      <span className={css.words}>
        <span className={css.name}>{account.name}</span>
        <br />
        <span className={css.small}>{account.email}</span>
        <br />
        <span className={css.small}>{line}</span>
      </span>
      <ChevronEndIcon size={18} />
    </button>
  );
}

/** The accounts impersonated lately. Renders nothing if there are none or they cannot be loaded, since the search is still available. */
function RecentAccounts({ onChoose }: AccountChoiceProps) {
  const { t } = useSelectAccountMessages();
  const format = useFormat();
  const { data } = useResource('listRecentAccounts');
  if (!data || data.items.length === 0) return null;
  return (
    <section className={css.section} aria-label={t('accounts.select-account.recent')}>
      <h2 className={css.heading}>{t('accounts.select-account.recent')}</h2>
      <ul className={css.list} part="recent">
        {data.items.map(({ company, actedAt, reason, ...account }) => (
          <li key={`${account.id} ${company.id}`} className={css.item}>
            <AccountButton
              account={{ ...account, companies: [company] }}
              line={t('accounts.select-account.recent.line', {
                company: company.name,
                at: format.dateTime(actedAt),
                reason,
              })}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
