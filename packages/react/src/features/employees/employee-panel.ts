import type { NavigationTarget } from '@foyer/core';

/** What stands in the place of the list: the page of a person, or one of the two ways to invite. */
export type EmployeePanel = `person ${string}` | 'one' | 'file';

export const personPanel = (userId: string): EmployeePanel => `person ${userId}`;

/** Whose page it is; null for an invitation. */
export const personOf = (panel: EmployeePanel): string | null =>
  panel.startsWith('person ') ? panel.slice('person '.length) : null;

/** What the attributes ask for. */
export function askedPanel(openId: string | undefined, invite: string | undefined): EmployeePanel | null {
  if (openId) return personPanel(openId);
  return invite === 'one' || invite === 'file' ? invite : null;
}

/** Its own address, where the host has pages. */
export function panelTarget(panel: EmployeePanel | null): NavigationTarget {
  if (panel === null) return { route: 'manage-employee' };
  const userId = personOf(panel);
  return { route: 'manage-employee', query: userId === null ? { invite: panel } : { open: userId } };
}
