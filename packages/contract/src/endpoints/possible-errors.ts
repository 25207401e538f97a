import { type Permission, permissions } from '../roles/role-permissions.ts';
import { type OperationName, routes } from '../routes.ts';
import { type CommonErrorCode, commonErrors } from './common-errors.ts';
import type { Endpoint } from './endpoint.ts';

/** Returns every error code that an endpoint may return, with its status: its own codes and the common ones that apply to it. */
export function possibleErrors(name: OperationName, endpoint: Endpoint): Readonly<Record<string, number>> {
  const codes = [...callerCodes(endpoint), ...inputCodes(name, endpoint), ...always];
  return { ...Object.fromEntries(codes.map((code) => [code, commonErrors[code]])), ...endpoint.errors };
}

const always: readonly CommonErrorCode[] = ['rate_limited', 'internal_error', 'not_offered', 'unavailable'];

function callerCodes(endpoint: Endpoint): CommonErrorCode[] {
  const { access, duringPrompt, duringPasswordChange, whileImpersonating } = endpoint;
  const codes: CommonErrorCode[] = [];
  if (whileImpersonating === false) codes.push('impersonation_forbidden');
  if (access === 'public') return codes;
  const rule: Permission = permissions[access];
  codes.push('unauthenticated', 'token_expired', 'token_reused', 'session_revoked');
  if (rule.roles) codes.push('forbidden');
  if (rule.modes) codes.push('mode_not_allowed');
  if (!duringPasswordChange) codes.push('password_change_required');
  if (!duringPrompt) codes.push('onboarding_required', 'mileage_required');
  return codes;
}

function inputCodes(name: OperationName, { params, query, effect }: Endpoint): CommonErrorCode[] {
  const hasBody = routes[name][2] !== 'none';
  const codes: CommonErrorCode[] = [];
  if (hasBody) codes.push('malformed_request', 'payload_too_large', 'unsupported_media_type');
  if (params) codes.push('not_found');
  if (hasBody || params || query) codes.push('validation_failed');
  if (effect === 'create') codes.push('idempotency_key_reused', 'request_in_progress');
  return codes;
}
