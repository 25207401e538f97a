/** Error codes that any endpoint may return, with their HTTP status. An endpoint's own codes are in its contract. */
export const commonErrors = {
  malformed_request: 400,
  unauthenticated: 401,
  token_expired: 401,
  token_reused: 401,
  session_revoked: 401,
  forbidden: 403,
  mode_not_allowed: 403,
  impersonation_forbidden: 403,
  password_change_required: 403,
  onboarding_required: 403,
  mileage_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_key_reused: 409,
  request_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  internal_error: 500,
  not_offered: 501,
  unavailable: 503,
} as const;
/** A code of {@link commonErrors}. */
export type CommonErrorCode = keyof typeof commonErrors;
