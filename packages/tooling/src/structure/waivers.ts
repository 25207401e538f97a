/** An exception from a rule of the repository: the rule, the file, and the reason. */
export type Waiver = readonly [rule: string, path: string, reason: string];

const mainExport = 'files are named after their main export';
const serverText = 'no user text in server code';

const oneList = 'code takes languages from one list';

const sameVersions = 'the same versions in all packages';
const lookups = 'lookups read own properties only';
const detected = 'The key is a type that the server itself detected in the content.';

const waits = 'no test limit is shorter than the default';

const sleeps = 'no test waits for a fixed time';

/** All exceptions. An exception that is no longer needed fails the check. */
export const waivers: readonly Waiver[] = [
  [
    mainExport,
    'packages/react/src/features/registry.ts',
    'Docs and generators know the list of features by this name.',
  ],
  [
    oneList,
    'packages/react/src/features/cart/cart-badge/plain-cart-badge.ts',
    'The badge carries its texts in every language; a language without them does not compile.',
  ],
  [
    'named exports',
    'examples/portal/e2e/start-servers.ts',
    'Playwright needs the default export of a global set-up.',
  ],
  [
    mainExport,
    'packages/react/src/features/news/news-list/news-list.tsx',
    'The widget has the name of its tag, foyer-news; the folder has the name of its screen.',
  ],
  [
    mainExport,
    'packages/react/src/features/orders/order-list/order-list.tsx',
    'The widget has the name of its tag, foyer-orders; the folder has the name of its screen.',
  ],
  [
    mainExport,
    'packages/react/src/features/invoices/invoice-list/invoice-list.tsx',
    'The widget has the name of its tag, foyer-invoices; the folder has the name of its screen.',
  ],
  [
    mainExport,
    'packages/react/src/features/shipments/shipment-list/shipment-list.tsx',
    'The widget has the name of its tag, foyer-shipments; the folder has the name of its screen.',
  ],
  [
    mainExport,
    'packages/react/src/features/quotations/quotation-list/quotation-list.tsx',
    'The widget has the name of its tag, foyer-quotations; the folder has the name of its screen.',
  ],
  [
    mainExport,
    'packages/react/src/features/documents/document-list/document-list.tsx',
    'The widget has the name of its tag, foyer-documents; the folder has the name of its screen.',
  ],
  [
    mainExport,
    'packages/react/src/features/tickets/ticket-list/ticket-list.tsx',
    'The widget has the name of its tag, foyer-tickets; the folder has the name of its screen.',
  ],
  [
    mainExport,
    'packages/react/src/features/cart/cart/order-trouble.view.tsx',
    'OrderTrouble is the type of the failure, in the same file; the alert shows it.',
  ],
  [lookups, 'packages/server/src/http/uploads/check-office.ts', detected],
  [
    waits,
    'packages/conformance/src/check-conformance.test.ts',
    'The limit belongs to the product; the test moves its clock.',
  ],
  [
    serverText,
    'packages/server/src/db/error-for-log.ts',
    'Texts of the database driver that the code searches for.',
  ],
  [
    serverText,
    'packages/server/src/domain/companies/special-customer.ts',
    'The name that the specification gives special customers.',
  ],
  [serverText, 'packages/server/src/security/describe-browser.ts', 'Product names.'],
  ...['react', 'react-dom', '@types/react', '@types/react-dom'].map(
    (name): Waiver => [
      sameVersions,
      `examples/hosts/react-18/package.json: ${name}`,
      'The host demonstrates React 18.',
    ],
  ),
  [
    oneList,
    'packages/core/src/i18n/locale-code.ts',
    'The first language of the list, checked by type; the login does not load the list.',
  ],
  [
    oneList,
    'packages/ui/src/style/ui-root.tsx',
    'ui does not import the contract; its users pass the locale.',
  ],
  [oneList, 'packages/ui/src/style/ui-context.ts', 'Same reason as ui-root.tsx.'],
  [
    oneList,
    'packages/tooling/src/package/build-package.ts',
    'The module format has the same two letters as a language.',
  ],
  [sleeps, 'packages/testing/src/wait-until.ts', 'The pause between two checks of a condition.'],
];

const isOf = (problem: string, path: string) => problem.startsWith(`${path}:`);

/** The problems without a waiver, and the waivers that are not needed. */
export function waive(
  found: Readonly<Record<string, readonly string[]>>,
  given: readonly Waiver[],
): Record<string, string[]> {
  const left = Object.entries(found).map(([rule, problems]): [string, string[]] => {
    const paths = given.filter(([of]) => of === rule).map(([, path]) => path);
    return [rule, problems.filter((problem) => !paths.some((path) => isOf(problem, path)))];
  });
  const idle = given
    .filter(([rule, path]) => !found[rule]?.some((problem) => isOf(problem, path)))
    .map(([rule, path]) => `waivers.ts: ${path} no longer needs “${rule}”: remove the line`);
  return { ...Object.fromEntries(left), 'every waiver is needed': idle };
}
