import { UseCase, UseCases } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'use-cases' | 'use-case'> = {
  // the mileage prompt leads here, with the request to be made in the address (decision 0196)
  'use-cases': {
    widget: UseCases,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => {
          const kind = ask('kind');
          return kind ? <UseCase key={visit} kind={kind} /> : <UseCases key={visit} openId={ask('open')} />;
        }}
      </WidgetScreen>
    ),
  },
  'use-case': {
    widget: UseCase,
    node: <WidgetScreen>{({ id }) => <UseCase key={id} kind={id} />}</WidgetScreen>,
  },
};
