import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

const companyChanged = defineEvent<{ companyId: string | null }>({
  description: 'The user switched to another company, or back to their own (null).',
  detail: '{ companyId: string | null }',
});
const localeChanged = defineEvent<{ locale: string }>({
  description: 'Another language was chosen.',
  detail: '{ locale: string }',
});
const signedOut = defineEvent<undefined>({ description: 'The user signed out.', detail: 'undefined' });

export const sideMenuWidget = defineWidget({
  tag: 'side-menu',
  name: 'SideMenu',
  summary: 'The portal’s menu: entries by role and mode, company and mode switch, language, user account',
  status: 'stable',
  access: 'signedIn',
  isFrame: true,
  attributes: {
    current: {
      type: 'string',
      description: 'Name of the current route, such as `order-overview`; its entry is marked',
    },
  },
  sample: { current: 'order-overview' },
  shows: [],
  states: [],
  events: {
    navigate: navigateEvent,
    'mode-changed': defineEvent<{ mode: string }>({
      description: 'Another mode was chosen; all widgets switch to it.',
      detail: '{ mode: string }',
    }),
    'company-changed': companyChanged,
    'locale-changed': localeChanged,
    'menu-toggled': defineEvent<{ isCollapsed: boolean }>({
      description: 'The menu was collapsed to a rail or expanded.',
      detail: '{ isCollapsed: boolean }',
    }),
    'signed-out': signedOut,
  },
  parts: {
    bar: 'The menu at the side.',
    'top-bar': 'The bar above the page on a phone, with the menu button.',
    header: 'Logo and button above the entries.',
    logo: true,
    entries: 'The entries of the menu.',
    entry: 'An entry of the menu.',
    dot: 'The dot that marks an entry with news.',
    company: 'The current company, with the choice of another.',
    modes: 'The choice between company and private.',
    place: 'The mode and the current company, in the bar of a phone.',
    footer: 'The area below the entries: language, account.',
    'tenant-logo': 'The logo of the customer’s own company.',
    legal: 'Links to imprint and privacy.',
    banner: 'The banner shown while acting for another person.',
  },
  minBlockSize: '56px',
  // a bar at the top below 600 px, a rail below 960 (`use-menu-collapsed.ts`), else the bar
  inlineSize: 'clamp(84px, (100vw - 959px) * 9999, 264px)',
  waitingBlockSize:
    'clamp(56px, (100vw - 599px) * 9999, max(480px, var(--foyer-side-menu-block-size, 100dvh)))',
  load: () => import('./side-menu/side-menu.tsx').then((module) => module.SideMenu),
  messages: () => import('./side-menu/side-menu.messages.ts').then((module) => module.sideMenuMessages),
});

export const companySwitchWidget = defineWidget({
  tag: 'company-switch',
  name: 'CompanySwitch',
  summary: 'The current company and the choice of another, for headers; only its name if there is no other',
  status: 'stable',
  access: 'signedIn',
  isFrame: true,
  attributes: {},
  sample: {},
  shows: [],
  states: [],
  events: { 'company-changed': companyChanged },
  parts: {
    'company-switch': 'The switch as a whole.',
    name: 'The name of the company if there is no other.',
    failed: 'The message that the company could not be switched.',
  },
  minBlockSize: '40px',
  inlineSize: '240px',
  load: () => import('./company-switch/company-switch.tsx').then((module) => module.CompanySwitch),
  messages: () =>
    import('./environment-feature.messages.ts').then((module) => module.environmentFeatureMessages),
});

export const languageSwitchWidget = defineWidget({
  tag: 'language-switch',
  name: 'LanguageSwitch',
  summary:
    'The language of all widgets and the choice of another, for headers; empty if there is only one language',
  status: 'stable',
  access: 'public',
  attributes: {},
  sample: {},
  shows: [],
  states: [],
  events: { 'locale-changed': localeChanged },
  parts: {
    'language-switch': 'The switch as a whole.',
  },
  minBlockSize: '40px',
  inlineSize: '160px',
  load: () => import('./language-switch/language-switch.tsx').then((module) => module.LanguageSwitch),
  messages: () =>
    import('./environment-feature.messages.ts').then((module) => module.environmentFeatureMessages),
});

export const userMenuWidget = defineWidget({
  tag: 'user-menu',
  name: 'UserMenu',
  summary:
    'The signed-in user, with links to the profile, to other accounts and to sign out, for headers; a sign-in link if nobody is signed in',
  status: 'stable',
  access: 'public',
  attributes: {},
  sample: {},
  shows: [],
  states: [],
  events: { navigate: navigateEvent, 'signed-out': signedOut },
  parts: {
    'user-menu': 'The menu as a whole.',
    'sign-in': 'The link to the sign-in while nobody is signed in.',
  },
  minBlockSize: '40px',
  inlineSize: '220px',
  load: () => import('./user-menu/user-menu.tsx').then((module) => module.UserMenu),
  messages: () => import('./user-menu/user-menu.messages.ts').then((module) => module.userMenuMessages),
});

/** The feature without the portal widget (`portal.manifest.ts`), which draws what is in the registry: `features.ts` adds it. */
export const environmentFeature = defineFeature({
  name: 'environment',
  widgets: [sideMenuWidget, companySwitchWidget, languageSwitchWidget, userMenuWidget],
});
