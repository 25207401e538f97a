import type { Page } from 'playwright';

/** A screen of the portal to measure. */
export interface BenchScreen {
  readonly path: string;
  readonly isSignedIn: boolean;
  /** What somebody does there, for the slowest answer to a key or a press. */
  readonly use?: (page: Page) => Promise<void>;
}

const search = async (page: Page) => {
  const field = page.getByRole('searchbox').or(page.locator('main input[type=search]')).first();
  await field.click();
  await field.pressSequentially('wallbox', { delay: 60 });
};

/** The screens that `npm run bench -- portal` opens. */
export const benchScreens: Readonly<Record<string, BenchScreen>> = {
  login: {
    path: '/de_DE/login',
    isSignedIn: false,
    use: async (page) => page.getByLabel('E-Mail-Adresse').pressSequentially('buyer@nordwind', { delay: 60 }),
  },
  home: { path: '/de_DE', isSignedIn: true },
  'shop list': { path: '/de_DE/shop-products', isSignedIn: true, use: search },
  orders: { path: '/de_DE/order-overview', isSignedIn: true, use: search },
};
