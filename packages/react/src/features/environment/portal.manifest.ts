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
    'The whole portal in one element: menu, top bar, every screen and the login. Its addresses are in the page’s `#` fragment or below a path',
  status: 'stable',
  access: 'public',
  attributes: {
    routes: {
      type: 'string',
      values: ['hash', 'path'],
      description:
        'Where the portal’s addresses are: `hash`, in the `#` fragment, which works on any page, or `path`, below `base`, where the server must answer every path with this page',
      default: 'hash',
    },
    base: {
      type: 'string',
      description: 'With `routes="path"`: the base path of the addresses, such as `/portal`',
      default: '/',
    },
    route: {
      type: 'string',
      description:
        'A path within the portal, such as `order-overview`: the first screen if the page’s address names none; setting another value navigates there',
      default: '',
    },
    'set-title': {
      type: 'boolean',
      description: 'Prefixes the page’s title with the name of the screen',
      default: false,
    },
  },
  sample: {},
  shows: [],
  states: [],
  events: {
    navigate: navigateEvent,
    navigated: defineEvent<NavigatedDetail>({
      description: 'A screen is shown, the first one included.',
      detail: '{ version: 1; route: string; params: Record<string, string>; path: string; href: string }',
    }),
  },
  parts: {
    portal: 'The portal as a whole.',
    skip: 'The button that skips the menu; visible while it has the focus.',
    bar: 'The bar above the screen: name of the company or person, help, assistant, cart.',
    owner: 'The name of the company or person.',
    help: 'The button that opens the help menu.',
    screen: 'The container of the screen.',
    foot: 'The area below the login: imprint, privacy, language.',
  },
  minBlockSize: '640px',
  load: () => import('./portal/portal.tsx').then((module) => module.Portal),
  messages: () => import('../../portal/frame/frame.messages.ts').then((module) => module.frameMessages),
});
