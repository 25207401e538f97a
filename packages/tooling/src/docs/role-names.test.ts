import { readFileSync } from 'node:fs';
import { languageCodes } from '@foyer/contract/languages';
import { roles } from '@foyer/contract/roles';
import { describe, expect, it } from 'vitest';

const packages = new URL('../../../', import.meta.url);
const textsOf = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(path, packages), 'utf8'));

describe('the names of roles in mails and invitation files', () => {
  it.each(languageCodes)('are those of the portal: %s', (code) => {
    const portal = textsOf(`react/src/features/employees/locales/${code}.json`);
    const mails = textsOf(`server/src/domain/employees/mail/locales/${code}.json`);
    for (const role of roles)
      expect([role, mails[`role.${role}`]]).toEqual([role, portal[`employees.role.${role}`]]);
  });
});
