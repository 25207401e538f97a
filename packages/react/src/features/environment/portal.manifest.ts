import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { defineEvent, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

/** Detail of the event `foyer-navigated`. `version` increases with a change that affects listeners. */
export interface NavigatedDetail {
  readonly version: 1;
  /** The screen; `login` if the login is shown in its place. */
  readonly route: PortalRouteName;
  readonly params: Readonly<Record<string, string>>;
  /** Path within the portal, in the format of the attribute `route`. */
  readonly path: string;
  /** Address of the screen in the page. */
  readonly href: string;
}

export const portalWidget = defineWidget({
  tag: 'portal',
  name: 'Portal',
  summary:
    'The whole portal in one element: menu, bar, every screen and the login, with its addresses behind the page’s `#` or below a path',
  status: 'stable',
  access: 'public',
  attributes: {
    routes: {
      type: 'string',
      values: ['hash', 'path'],
      description:
        'Where its addresses stand: behind the `#`, which works on any page, or below `base`, for which the server answers with this page whatever comes below',
      default: 'hash',
    },
    base: {
      type: 'string',
      description: 'With `routes="path"`: the path below which they stand, `/portal`',
      default: '/',
    },
    route: {
      type: 'string',
      description:
        'A path within the portal, such as `order-overview`: where it begins while the page’s address says nothing, and where another value leads',
      default: '',
    },
    'set-title': {
      type: 'boolean',
      description: 'Puts the name of the screen in front of the page’s title',
      default: false,
    },
  },
  sample: {},
  shows: [],
  states: [],
  events: {
    navigate: navigateEvent,
    navigated: defineEvent<NavigatedDetail>({
      description: 'Another screen is shown; also the first one.',
      detail: '{ version: 1; route: string; params: Record<string, string>; path: string; href: string }',
    }),
  },
  parts: {
    portal: 'The portal as a whole.',
    skip: 'The button that skips the menu; it is seen when it has the focus.',
    bar: 'The bar above the screen: whose portal it is, assistant, cart.',
    owner: 'The name of the company or person.',
    screen: 'Where the screen stands.',
    foot: 'What stands below the login: imprint, privacy, language.',
  },
  minBlockSize: '640px',
  load: () => import('./portal/portal.tsx').then((module) => module.Portal),
  messages: () => import('../../portal/frame/frame.messages.ts').then((module) => module.frameMessages),
});
