import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { activateInvitationWidget } from '../session.manifest.ts';
import { invitation, invitationToken } from './activate-invitation-fixture.ts';

const answers = { getInvitation: invitation, registerUser: undefined };
const props = { token: invitationToken };

/** The activation of an invitation over fixed answers. */
export const example: Example = {
  title: 'Activate invitation',
  group: 'Session',
  render: () => (
    <ExampleWidget widget={activateInvitationWidget} answers={answers} props={props} isSignedOut />
  ),
};
