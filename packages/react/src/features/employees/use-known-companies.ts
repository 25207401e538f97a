import { usePermission } from '../../provider/use-permission.ts';
import { useResource } from '../../provider/use-resource.ts';
import { useUserInfo } from '../../provider/use-session.ts';

/** A company whose people the user may see. */
export interface KnownCompany {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the own company and those below it. Without permission to read those, only the companies of the people shown are added.
 *
 * @param seen - companies of the people shown
 */
export function useKnownCompanies(seen: readonly KnownCompany[] = []): readonly KnownCompany[] {
  const { data: info } = useUserInfo();
  const mayAsk = usePermission('companies');
  const below = useResource('listChildCompanies', {}, { isEnabled: mayAsk }).data?.items ?? [];
  const all = [...(info?.company ? [info.company] : []), ...below, ...seen];
  return [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Whether the companies are loaded or cannot be. If there are several, a list has an additional column and filter. */
export function useAreCompaniesKnown(): boolean {
  const mayAsk = usePermission('companies');
  const { data, error } = useResource('listChildCompanies', {}, { isEnabled: mayAsk });
  return !mayAsk || data !== undefined || error !== undefined;
}
