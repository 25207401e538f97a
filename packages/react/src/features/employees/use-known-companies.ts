import { usePermission } from '../../provider/use-permission.ts';
import { useResource } from '../../provider/use-resource.ts';
import { useUserInfo } from '../../provider/use-session.ts';

/** A company whose people one may see. */
export interface KnownCompany {
  readonly id: string;
  readonly name: string;
}

/**
 * The own company and those below it; whoever may not ask for them knows those of the people they see.
 *
 * @param seen - companies of people who are shown
 */
export function useKnownCompanies(seen: readonly KnownCompany[] = []): readonly KnownCompany[] {
  const { data: info } = useUserInfo();
  const mayAsk = usePermission('companies');
  const below = useResource('listChildCompanies', {}, { isEnabled: mayAsk }).data?.items ?? [];
  const all = [...(info?.company ? [info.company] : []), ...below, ...seen];
  return [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Whether it is known, or cannot be, which companies there are: a list has a column and a filter more where there are several. */
export function useAreCompaniesKnown(): boolean {
  const mayAsk = usePermission('companies');
  const { data, error } = useResource('listChildCompanies', {}, { isEnabled: mayAsk });
  return !mayAsk || data !== undefined || error !== undefined;
}
