import type { OperationName, ReadName } from '@foyer/contract/routes';

/** Whether a call is for signed-in people and, with a one-time link, for others as well. */
export const isForBoth = (name: OperationName) => name === 'changePassword';

/** Whether a call is a read, which may be repeated without harm. The name decides instead of the method, because several reads are POST. */
export const isRead = (name: OperationName): name is ReadName => /^(list|get|download)[A-Z]/.test(name);
