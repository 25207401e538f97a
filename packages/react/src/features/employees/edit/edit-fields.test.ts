import { describe, expect, it } from 'vitest';
import { changedFields, type EditFields, mergeFields } from './edit-fields.ts';

const seen: EditFields = { firstName: 'Ida', lastName: 'Voss', companyId: 'a', roles: ['ROLE_SHOP'] };

describe('the fields of an edit', () => {
  it.each<[string, Partial<EditFields>, Partial<EditFields>]>([
    ['nothing', {}, {}],
    ['a name', { lastName: 'Berg' }, { lastName: 'Berg' }],
    ['a company', { companyId: 'b' }, { companyId: 'b' }],
    ['roles', { roles: [] }, { roles: [] }],
  ])('are sent where they differ: %s', (_, typed, changed) => {
    expect(changedFields(seen, { ...seen, ...typed })).toEqual(changed);
  });

  it('do not depend on the order of roles', () => {
    const both: EditFields = { ...seen, roles: ['ROLE_SHOP', 'ROLE_USE_CASES'] };
    expect(changedFields(both, { ...both, roles: ['ROLE_USE_CASES', 'ROLE_SHOP'] })).toEqual({});
  });

  it.each<[string, Partial<EditFields>, Partial<EditFields>, Partial<EditFields>]>([
    ['own name, other roles', { lastName: 'Berg' }, { roles: [] }, { lastName: 'Berg', roles: [] }],
    ['both the name', { lastName: 'Berg' }, { lastName: 'Tal' }, { lastName: 'Berg' }],
    ['a role each', { roles: ['ROLE_SHOP', 'ROLE_USE_CASES'] }, { roles: [] }, { roles: ['ROLE_USE_CASES'] }],
    ['the same role', { roles: [] }, { roles: ['ROLE_USE_CASES'] }, { roles: ['ROLE_USE_CASES'] }],
    ['other company', {}, { companyId: 'b' }, { companyId: 'b' }],
  ])('keep what was typed after a change by another user: %s', (_, typed, other, merged) => {
    expect(mergeFields(seen, { ...seen, ...typed }, { ...seen, ...other })).toEqual({ ...seen, ...merged });
  });
});
