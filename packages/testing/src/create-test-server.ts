export {
  type CallOptions,
  createTestServer,
  type TestServer,
  type TestServerOptions,
} from '@foyer/server/test/create-test-server';
