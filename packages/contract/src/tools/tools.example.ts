import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { toolsContract } from './tools.contract.ts';

/** Examples of the tools' endpoints. */
export const toolsExamples: FeatureExamples<typeof toolsContract> = {
  authorizeOauth2: {
    description:
      'The authorization endpoint of OAuth 2.0 with PKCE. `portal_authorization` is the caller’s token, accepted once within 60 seconds; without it the response redirects to the login page, which leads back. Redirect addresses are compared character by character.',
    request: {
      query: {
        response_type: 'code',
        client_id: 'knowledge-platform',
        redirect_uri: 'https://wissen.foyer.example/callback',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        state: 'af0ifjsldkj',
      },
    },
  },
  authorizeTool: {
    description:
      'Called by the page around a frame for the tool in it. The code is valid once, for a minute, and only with the verifier of the challenge, which only the tool has.',
    request: {
      body: {
        response_type: 'code',
        client_id: 'reservation-tool',
        redirect_uri: 'https://reservierung.foyer.example/callback',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        scope: 'openid profile reservations',
        state: 'af0ifjsldkj',
      },
    },
    answer: {
      code: 'kpyTn8Dm0nGb4Xz0xRVSeLrqYyB2y2yTqS3d8JkPz1W',
      state: 'af0ifjsldkj',
      iss: 'https://portal.foyer.example/api/portal/oauth2',
    },
  },
};
