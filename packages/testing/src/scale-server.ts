export { openScaleServer, type ScaleServer, scaleAddress } from '@foyer/server/test/scale-server';
