import type { NavigationTarget } from '@foyer/core';

/** The panel in place of the list: the page of a person, or one of the two ways to invite. */
export type EmployeePanel = `person ${string}` | 'one' | 'file';

export const personPanel = (userId: string): EmployeePanel => `person ${userId}`;

/** Returns the user id of a person's page; null for an invitation. */
export const personOf = (panel: EmployeePanel): string | null =>
  panel.startsWith('person ') ? panel.slice('person '.length) : null;

/** Returns the panel that the attributes ask for; null for the list. */
export function askedPanel(openId: string | undefined, invite: string | undefined): EmployeePanel | null {
  if (openId) return personPanel(openId);
  return invite === 'one' || invite === 'file' ? invite : null;
}

/** Returns the address of a panel, for hosts that have pages. */
export function panelTarget(panel: EmployeePanel | null): NavigationTarget {
  if (panel === null) return { route: 'manage-employee' };
  const userId = personOf(panel);
  return { route: 'manage-employee', query: userId === null ? { invite: panel } : { open: userId } };
}
