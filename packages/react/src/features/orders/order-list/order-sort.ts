/** What the server can sort orders by. `gross` also orders net amounts. */
export const orderSortFields = ['orderedAt', 'number', 'gross', 'state'] as const;
export type OrderSortField = (typeof orderSortFields)[number];

export interface OrderSort {
  readonly field: OrderSortField;
  readonly direction: 'asc' | 'desc';
}
export type OrderSortKey = `${OrderSortField}:${'asc' | 'desc'}`;

export const orderSortKeys: readonly OrderSortKey[] = orderSortFields.flatMap((field) => [
  `${field}:desc` as const,
  `${field}:asc` as const,
]);
export const defaultOrderSort: OrderSortKey = 'orderedAt:desc';

/** Reads `field:direction`; anything unknown means newest first. */
export function readOrderSort(text: string | undefined): OrderSort {
  const key = orderSortKeys.find((known) => known === text) ?? defaultOrderSort;
  const [field, direction] = key.split(':') as [OrderSortField, 'asc' | 'desc'];
  return { field, direction };
}

/** The next order of a column that was pressed: dates and amounts start with the highest, words with the first. */
export function nextOrderSort(current: OrderSort, field: OrderSortField): OrderSortKey {
  if (current.field === field) return `${field}:${current.direction === 'asc' ? 'desc' : 'asc'}`;
  return field === 'number' || field === 'state' ? `${field}:asc` : `${field}:desc`;
}
