import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

export const sideMenuWidget = defineWidget({
  tag: 'side-menu',
  name: 'SideMenu',
  summary: 'The portal’s menu: entries by role and mode, company and mode switch, language, user',
  status: 'stable',
  access: 'signedIn',
  isFrame: true,
  attributes: {
    current: {
      type: 'string',
      description: 'Name of the route shown, such as `order-overview`; its entry is marked',
    },
  },
  sample: { current: 'order-overview' },
  shows: [],
  states: [],
  events: {
    navigate: navigateEvent,
    'mode-changed': defineEvent<{ mode: string }>({
      description: 'Another mode was chosen; all widgets follow.',
      detail: '{ mode: string }',
    }),
    'company-changed': defineEvent<{ companyId: string | null }>({
      description: 'Another company was entered, or the own one again (null).',
      detail: '{ companyId: string | null }',
    }),
    'locale-changed': defineEvent<{ locale: string }>({
      description: 'Another language was chosen.',
      detail: '{ locale: string }',
    }),
    'menu-toggled': defineEvent<{ isCollapsed: boolean }>({
      description: 'The bar was collapsed to the rail, or opened.',
      detail: '{ isCollapsed: boolean }',
    }),
    'signed-out': defineEvent<undefined>({ description: 'The user signed out.', detail: 'undefined' }),
  },
  parts: [
    'bar',
    'top-bar',
    'header',
    'logo',
    'entries',
    'entry',
    'dot',
    'company',
    'modes',
    'footer',
    'tenant-logo',
    'legal',
    'banner',
  ],
  minBlockSize: '56px',
  // a bar at the top below 600 px, a rail below 960 (`use-menu-collapsed.ts`), else the bar
  inlineSize: 'clamp(84px, (100vw - 959px) * 9999, 264px)',
  waitingBlockSize:
    'clamp(56px, (100vw - 599px) * 9999, max(480px, var(--foyer-side-menu-block-size, 100dvh)))',
  load: () => import('./side-menu/side-menu.tsx').then((module) => module.SideMenu),
  messages: () => import('./side-menu/side-menu.messages.ts').then((module) => module.sideMenuMessages),
});

export const environmentFeature = defineFeature({
  name: 'environment',
  widgets: [sideMenuWidget],
});
