import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeEnvironment, createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { toolWidget } from '../tools.manifest.ts';

const environment = {
  ...createFakeEnvironment(),
  tools: { knowledgePlatformUrl: null, smartConnectUrl: null, reservationToolUrl: null },
};

/** The message for a brand without this tool. */
export const example: Example = {
  title: 'Embedded tool',
  group: 'Tools',
  render: () => (
    <ExampleWidget
      widget={toolWidget}
      answers={{ getUserInfo: createFakeUserInfo([]), getEnvironment: environment }}
    />
  ),
};
