import type { OperationName, ReadName } from '@foyer/contract/routes';

/** Calls for people signed in and, with a one-time link, for others. */
export const isForBoth = (name: OperationName) => name === 'changePassword';

/** Reads may be repeated without harm; several of them are POST, so the name tells and not the method. */
export const isRead = (name: OperationName): name is ReadName => /^(list|get|download)[A-Z]/.test(name);
