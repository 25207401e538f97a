import type { FeatureExamples } from '../endpoint-example.ts';
import type { toolsContract } from './tools.contract.ts';

/** Examples of the tools' endpoints. */
export const toolsExamples: FeatureExamples<typeof toolsContract> = {
  authorizeOauth2: {
    description:
      'The authorization endpoint of OAuth 2.0 with PKCE. `portal_authorization` carries the caller’s token, accepted once within 60 seconds; without it the answer leads to the login page and back. Redirect addresses are compared character by character.',
    request: {
      query: {
        ...{
          response_type: 'code',
          client_id: 'knowledge-platform',
          redirect_uri: 'https://wissen.foyer.example/callback',
        },
        ...{
          code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          code_challenge_method: 'S256',
          state: 'af0ifjsldkj',
        },
      },
    },
  },
};
