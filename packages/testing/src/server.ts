export {
  createTestServer,
  type TestServer,
  type TestServerOptions,
} from '@foyer/server/test/create-test-server';
export { openScaleServer, type ScaleServer } from '@foyer/server/test/scale-server';
