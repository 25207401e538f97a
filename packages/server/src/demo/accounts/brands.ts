import type { brands } from '../../domain/branding/brands.table.ts';

type Brand = typeof brands.$inferInsert;

const brand = (id: string, name: string, primaryColor: string, companyLabel: string): Brand => ({
  id,
  name,
  companyLabel,
  primaryColor,
  logoUrl: `/media/brands/${id}/logo.svg`,
  logoSmallUrl: `/media/brands/${id}/logo-small.svg`,
  faviconUrl: `/media/brands/${id}/favicon.svg`,
  imprintUrl: `https://www.${id}.example/impressum`,
  privacyUrl: `https://www.${id}.example/datenschutz`,
  termsUrl: `https://www.${id}.example/agb`,
  chargingExperienceUrl: `https://erlebnis.${id}.example/`,
  // on the origin of FOYER_TOOLS_URL: the vendors of examples/tools
  knowledgePlatformUrl: `/${id}/knowledge-platform/`,
  smartConnectUrl: `/${id}/smart-connect/`,
  reservationToolUrl: `/${id}/reservation-tool/`,
  chatbotBackend: null,
  sideBarItems: null,
});

export const demoBrands: readonly Brand[] = [
  brand('foyer', 'Foyer', '95C11F', 'Foyer Ladelösungen GmbH'),
  brand('nordlicht', 'Nordlicht', '0B5FFF', 'Nordlicht Mobilität AG'),
  brand('sonnental', 'Sonnental', 'FFB000', 'Stadtwerke Sonnental GmbH'),
];

/** Any page may embed the demo; a real brand lists its own origins. */
export const demoOrigins = demoBrands.map(({ id }) => ({
  brandId: id,
  environment: 'development' as const,
  origin: '*',
}));
