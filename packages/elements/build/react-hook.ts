/** Stands in for `use-sync-external-store/shim`. */
export { useSyncExternalStore } from 'react';
