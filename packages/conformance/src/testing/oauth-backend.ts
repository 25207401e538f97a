import { createHash } from 'node:crypto';

/** URL of the backend's knowledge platform; its callback is below it. */
export const toolUrl = 'https://tool.invalid/knowledge/';
const callback = `${toolUrl}callback`;
const json = (value: unknown, status = 200) =>
  Response.json(value, { status, headers: { 'x-request-id': 'r0' } });

/** Creates the smallest provider that issues codes for one tool. */
export function createOauthBackend(problem: (status: number, code: string) => Response) {
  const codes = new Map<string, string>();
  return {
    authorize(request: Readonly<Record<string, string>>): Response {
      if (request.client_id !== 'knowledge-platform') return problem(400, 'client_unknown');
      if (request.redirect_uri !== callback) return problem(400, 'redirect_uri_unknown');
      const code = `code-${codes.size}`;
      codes.set(code, request.code_challenge ?? '');
      return json({ code, state: request.state ?? null, iss: 'https://backend.invalid' });
    },
    async token(request: Request): Promise<Response> {
      const form = new URLSearchParams(await request.text());
      const code = form.get('code') ?? '';
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight = codes.get(code) === challenge && form.get('redirect_uri') === callback;
      codes.set(code, '');
      return isRight
        ? json({ access_token: 'a', token_type: 'Bearer' })
        : json({ error: 'invalid_grant' }, 400);
    },
  };
}
