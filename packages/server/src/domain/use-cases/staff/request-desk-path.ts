import { deskPath } from '../../quotations/staff/desk-path.ts';

/** Returns the path of a request at the demo's service desk. */
export const requestDeskPath = (id: string): string => `${deskPath}/requests/${encodeURIComponent(id)}`;
