export { createBuyers, type StoredOrder } from '@foyer/server/test/buyers';
