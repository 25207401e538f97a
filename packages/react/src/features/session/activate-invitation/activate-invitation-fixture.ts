import type { Invitation } from '@foyer/contract/employees/employees.schema';

export const invitationToken = 'nTJ3f0qLw8c1VhXo2eZyGk';

export const invitation: Invitation = {
  email: 'neu@nordwind.example',
  salutation: 'MRS',
  firstName: 'Ida',
  lastName: null,
  companyName: 'Nordwind Logistik GmbH',
  invitedBy: 'Katharina Brandt',
  expiresAt: '2026-12-04T09:00:00.000Z',
};
