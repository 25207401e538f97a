import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { chatWidget } from '../chat.manifest.ts';
import { chatAnswers } from './chat-fixture.ts';

/** The button of the assistant, which answers with fixed answers. */
export const example: Example = {
  title: 'Chat',
  group: 'Chat',
  render: () => (
    <ExampleWidget widget={chatWidget} answers={chatAnswers(createFakeUserInfo(['ROLE_SHOP']))} />
  ),
};
