import { API_ROOT } from '@foyer/contract/api-root';
import { problemAnswer, type RequestedCall } from '@foyer/contract/requested-call';
import type { OperationName } from '@foyer/contract/routes';
import type { Memory } from './memory.ts';
import { createMockToken, mockClaimsOf, mockTokens } from './mock-token.ts';
import type { Entry } from './story.ts';

/** Password that signs in with any user name (docs/test-mode.md). */
const password = 'Foyer-Demo-2026';

type Answer = (memory: Memory, call: RequestedCall) => Response;
const body = <T>(call: RequestedCall): Partial<T> => (call.body ?? {}) as Partial<T>;

/** Returns the URL of the chat assistant: it accepts only a URL of the page's origin, and uses the SDK's `fetch`, which is the mock's. */
function chatBackend(): string | null {
  const { origin = '' } = globalThis.location ?? {};
  return origin.startsWith('http') ? origin + API_ROOT : null;
}

/** Returns the signed-in user: the person of the story, with the e-mail address that was typed, in the company that was switched to. */
const getUserInfo: Answer = (memory, { headers }) => {
  const claims = mockClaimsOf(headers.get('authorization'));
  const info = memory.get('getUserInfo') as Entry & { readonly user: Entry; readonly company: Entry };
  const { email, company: id, act } = claims ?? {};
  const user = { ...info.user, ...(email && { email }) };
  const company = id ? { ...info.company, id, name: memory.row(id)?.name ?? id } : info.company;
  const name = `${info.user.firstName} ${info.user.lastName}`;
  const actor = act ? { id: act.sub, name, kind: 'company-switch' } : null;
  return Response.json({ ...info, user, company, actor, chatbotBackend: chatBackend() });
};

/** Responses of the session's calls. The tokens contain the mock's data about user and company. */
const answers: Partial<Record<OperationName, Answer>> = {
  login: (_, call) => {
    const { username = '', password: typed } = body<{ username: string; password: string }>(call);
    if (typed !== password) return problemAnswer(401, 'invalid_credentials');
    return Response.json({ tokens: mockTokens(username.includes('@') ? { email: username } : {}) });
  },
  refreshSession: (_, call) => {
    const { tokens = [] } = body<{ tokens: readonly { readonly mode: string; readonly token: string }[] }>(
      call,
    );
    const renewed = tokens.map(({ mode, token }) => {
      const { iat: _, exp: __, ...claims } = (mockClaimsOf(token) ?? {}) as Record<string, unknown>;
      return { mode, token: createMockToken(claims) };
    });
    return Response.json({ tokens: renewed });
  },
  logout: () => new Response(null, { status: 204 }),
  finishPartnerSignIn: () => Response.json({ tokens: mockTokens() }),
  authorizeCompany: (_, { params, headers }) => {
    const { email } = mockClaimsOf(headers.get('authorization')) ?? {};
    const token = createMockToken({
      company: params.companyId ?? '',
      act: { sub: 'mock' },
      ...(email && { email }),
    });
    return Response.json({ token });
  },
  getUserInfo,
};

/** Whether a call concerns the session; such calls are answered in every scenario. */
export const isAboutSession = (name: OperationName): boolean => name in answers;

/** Answers a call that concerns the session. */
export function answerSession(memory: Memory, call: RequestedCall): Response {
  return answers[call.name]?.(memory, call) ?? problemAnswer(501, 'not_offered');
}
