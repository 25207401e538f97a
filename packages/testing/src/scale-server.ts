export { scaleAddress } from '@foyer/server/test/scale-server';
