import type { ChatAnswer } from '@foyer/contract/chat/chat.schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { story } from '../../demo/demo-people.ts';
import type { Answerer } from '../../domain/chat/answerer.ts';

const answerer = vi.fn<Answerer>();
let server: TestServer;
let token: string | undefined;
beforeAll(async () => {
  server = await createTestServer({ demo: true, answerer });
  token = (await server.tokensOf(story.finance.email))[0]?.token;
});
afterAll(() => server.close());

async function ask(question: string): Promise<ChatAnswer> {
  const answer = await server.call('POST', '/chat/question', { token, body: { question } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ChatAnswer;
}

describe('an answerer', () => {
  it('answers in its own words from data that the person may see, and names its sources', async () => {
    answerer.mockImplementationOnce(async ({ sources }) => ({
      text: ` ${sources.length} gefunden `,
      from: [1],
    }));
    const answer = await ask('Welche Rechnungen sind offen?');
    const [[asked]] = answerer.mock.calls as [Parameters<Answerer>];
    expect(asked).toMatchObject({ question: 'Welche Rechnungen sind offen?', locale: 'de_DE' });
    expect(asked.sources.length).toBeGreaterThan(1);
    expect(answer).toMatchObject({ isKnown: true, text: `${asked.sources.length} gefunden` });
    expect(answer.sources).toEqual([asked.sources[1]]);
  });

  it('can name only sources that were found, and is not called where there are none', async () => {
    answerer.mockImplementationOnce(async () => ({ text: 'Es ist alles bezahlt.', from: [99, -1, 0.5] }));
    expect(await ask('Welche Rechnungen sind offen?')).toMatchObject({ isKnown: false, sources: [] });
    const before = answerer.mock.calls.length;
    expect((await ask('Wie wird das Wetter in Lissabon?')).isKnown).toBe(false);
    expect(answerer.mock.calls).toHaveLength(before);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no model'))],
    ['returns an empty text', async () => ({ text: '  ', from: [0] })],
  ] as const)('that %s is replaced by the fixed texts', async (_, work) => {
    answerer.mockImplementationOnce(work);
    const answer = await ask('Welche Rechnungen sind offen?');
    expect(answer.isKnown).toBe(true);
    expect(answer.text).toMatch(/Einträge gefunden/);
  });

  it('is aborted after its time-out, and the fixed texts answer instead', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new Error('late')));
    let signal: AbortSignal | undefined;
    answerer.mockImplementationOnce((_, given) => {
      signal = given;
      return new Promise(() => {});
    });
    const answer = await ask('Welche Rechnungen sind offen?');
    timeout.mockRestore();
    expect(signal?.aborted).toBe(true);
    expect(answer.text).toMatch(/Einträge gefunden/);
  });

  it('is cut where its answer is too long', async () => {
    answerer.mockImplementationOnce(async () => ({ text: 'bla '.repeat(5000), from: [0] }));
    expect((await ask('Welche Rechnungen sind offen?')).text.length).toBeLessThanOrEqual(4000);
  });
});
