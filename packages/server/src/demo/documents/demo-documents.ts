import type { Mode, PermissionName } from '@foyer/contract';
import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { demoCompanies } from '../accounts/companies.ts';
import { nameOf, story } from '../demo-people.ts';

export type DocumentKind =
  | 'terms'
  | 'privacy'
  | 'price-list'
  | 'contract'
  | 'charging-contract'
  | 'manual'
  | 'certificate'
  | 'form'
  | 'contacts'
  | 'report';

/** A document of the story; `ages` are the days since each version, the oldest first. */
export interface DemoDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly category: PortalDocument['category'];
  readonly ages: readonly number[];
  readonly brandId?: string;
  readonly companyId?: string;
  readonly userId?: string;
  /** Name of the addressee. */
  readonly owner?: string;
  readonly modes?: readonly Mode[];
  readonly access?: PermissionName;
  /** Days from today until the document expires. */
  readonly validFor?: number;
}

const business = { modes: ['b2b'], access: 'orders' } as const;

const ofBrand = (brandId: string): DemoDocument[] => [
  { id: `doc-terms-${brandId}`, kind: 'terms', category: 'terms', ages: [410, 60], brandId },
  { id: `doc-form-${brandId}`, kind: 'form', category: 'form', ages: [300], brandId },
];

function ofCompany({ id: companyId, name: owner }: (typeof demoCompanies)[number]): DemoDocument[] {
  const own = { ...business, companyId, owner };
  return [
    {
      ...own,
      id: `doc-prices-${companyId}`,
      kind: 'price-list',
      category: 'price_list',
      ages: [380, 18],
      validFor: 340,
    },
    {
      ...own,
      id: `doc-contract-${companyId}`,
      kind: 'contract',
      category: 'contract',
      ages: [330],
      validFor: 700,
    },
    ...Array.from(
      { length: 12 },
      (_, month): DemoDocument => ({
        ...own,
        id: `doc-report-${companyId}-${month + 1}`,
        kind: 'report',
        category: 'report',
        ages: [month * 30 + 4],
      }),
    ),
  ];
}

const ofPerson = (person: typeof story.privateCustomer | typeof story.manager): DemoDocument[] => {
  const own = { userId: person.id, owner: nameOf(person), modes: ['b2c_cc'] as const };
  return [
    {
      ...own,
      id: `doc-charging-${person.id}`,
      kind: 'charging-contract',
      category: 'contract',
      ages: [200],
      validFor: 530,
    },
    ...[0, 1, 2].map(
      (month): DemoDocument => ({
        ...own,
        id: `doc-report-${person.id}-${month + 1}`,
        kind: 'report',
        category: 'report',
        ages: [month * 30 + 4],
      }),
    ),
  ];
};

/** Documents for every customer of the story: of all brands, of each brand, of companies, of private customers. */
export const demoDocuments: readonly DemoDocument[] = [
  { id: 'doc-privacy', kind: 'privacy', category: 'terms', ages: [500] },
  { id: 'doc-manual', kind: 'manual', category: 'manual', ages: [260, 25] },
  { id: 'doc-certificate', kind: 'certificate', category: 'certificate', ages: [150] },
  { id: 'doc-contacts', kind: 'contacts', category: 'other', ages: [210] },
  ...['foyer', 'nordlicht', 'sonnental'].flatMap(ofBrand),
  ...demoCompanies.filter(({ id }) => id !== 'service').flatMap(ofCompany),
  ...[story.privateCustomer, story.manager].flatMap(ofPerson),
];
