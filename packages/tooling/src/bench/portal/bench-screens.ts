import type { Page } from 'playwright';

/** A screen of the portal to measure. */
export interface BenchScreen {
  /** Path below the locale, and below the brand if the address has one. */
  readonly path: string;
  readonly isSignedIn: boolean;
  /** User actions on the screen, to measure the slowest response to a key or a press. */
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
    path: '/login',
    isSignedIn: false,
    use: async (page) =>
      page.locator('[name=username]').first().pressSequentially('buyer@nordwind', { delay: 60 }),
  },
  home: { path: '', isSignedIn: true },
  'shop list': { path: '/shop-products', isSignedIn: true, use: search },
  orders: { path: '/order-overview', isSignedIn: true, use: search },
};
