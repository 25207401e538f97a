import type { BulkInviteColumn } from '@foyer/contract/employees/bulk-invite.schema';
import { showHook } from '@foyer/testing';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import { expect, it } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { dryRunAnswer } from '../employees-fixture.ts';
import { bulkInviteMessages } from './bulk-invite.messages.ts';
import { readRows } from './bulk-row.ts';
import { saveRows } from './save-rows.ts';
import { useColumnName, useInvitationColumns } from './use-invitation-columns.ts';

const texts = [bulkInviteMessages, baseMessages];
const roles = ['ROLE_SHOP', 'ROLE_USE_CASES'] as const;
const rows = readRows(
  dryRunAnswer.rows.map((row) => ({ ...row, roles: [...roles] })),
  {},
);
const [first] = rows;

it('are in the order of the file, with several roles in one cell', async () => {
  const columns = (await showHook(useInvitationColumns, { texts })).now();
  expect(columns.map(({ id }) => id)).toEqual([
    'email',
    'roles',
    'firstName',
    'lastName',
    'salutation',
    'company',
    'locale',
  ]);
  expect(first && columns.map(({ value }) => value(first))).toEqual([
    'neu@nordwind.example',
    'Einkauf | Anliegen',
    'Ida',
    'Voss',
    '',
    '',
    '',
  ]);
});

it.each([
  ['email', 'E-Mail-Adresse'],
  ['roles', 'Rollen'],
  ['of-a-newer-server', 'of-a-newer-server'],
])('the column %s is called %s', async (column, expected) => {
  const { now } = await showHook(useColumnName, { texts });
  expect(now()(column as BulkInviteColumn)).toBe(expected);
});

it.each([
  ['csv', 'text/csv;charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const)('rows are saved as %s under a name with its ending', async (format, type) => {
  const columns = (await showHook(useInvitationColumns, { texts })).now();
  const saved = watchDownloads();
  await saveRows(rows, { format, name: 'einladungen', title: 'Einladungen', tag: 'de-DE', columns });
  expect([...saved].map(([name, blob]) => [name, blob.type])).toEqual([[`einladungen.${format}`, type]]);
});
