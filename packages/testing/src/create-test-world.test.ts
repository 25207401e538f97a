import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from './create-test-world.ts';

describe('createTestWorld', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world?.close());

  it('signs in and reads what the server says', async () => {
    const sdk = await world.as('role_shop@alpha.test');
    const answer = await sdk.call('getUserInfo');
    expect(answer.ok && answer.value.user.email).toBe('role_shop@alpha.test');
    expect(answer.ok && answer.value.user.roles).toEqual(['ROLE_SHOP']);
  });

  it('answers a wrong password as the contract says', async () => {
    const result = await world.visit().session.login('role_shop@alpha.test', 'wrong');
    expect(result.ok === false && result.error.code).toBe('invalid_credentials');
  });

  it('keeps two visitors apart', async () => {
    const sdk = world.visit();
    const answer = await sdk.call('getUserInfo');
    expect(answer.ok === false && answer.error.code).toBe('unauthenticated');
  });
});
