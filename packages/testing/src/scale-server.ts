export { openScaleServer, type ScaleServer } from '@foyer/server/test/scale-server';
