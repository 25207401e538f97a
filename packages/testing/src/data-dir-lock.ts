export { DataDirInUse, lockDataDir } from '@foyer/server/db/data-dir-lock';
