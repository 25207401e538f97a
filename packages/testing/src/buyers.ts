export { type Buyers, createBuyers, type StoredOrder } from '@foyer/server/test/buyers';
