import { Dashboard } from '@foyer/react';
import { HomePage } from '../home-page.tsx';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'home'> = {
  // the onboarding prompt leads here, and a task of the home page asks for it in the address (decision 0351)
  home: {
    widget: Dashboard,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => <HomePage key={visit} asksForOnboarding={ask('onboarding') !== undefined} />}
      </WidgetScreen>
    ),
  },
};
