import * as v from 'valibot';

/** Codes any endpoint may answer, with their HTTP status. An endpoint's own codes stand in its contract. */
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
  not_available_yet: 501,
  unavailable: 503,
} as const;
/** A code of {@link commonErrors}. */
export type CommonErrorCode = keyof typeof commonErrors;

/** An error as the server sends it: `application/problem+json`. @see RFC 9457 */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.optional(v.string()),
  /** Stable, machine-readable: a code of the endpoint or one of {@link commonErrors}. */
  code: v.string(),
  /** Names this answer in the server's log; shown to the user as the support code. */
  requestId: v.string(),
  /** Seconds to wait before another try (429, 503). */
  retryAfter: v.optional(v.number()),
  /** One entry per faulty field. */
  errors: v.optional(
    v.array(
      v.object({
        path: v.string(),
        code: v.string(),
        message: v.optional(v.string()),
        params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
      }),
    ),
  ),
});
export type Problem = v.InferOutput<typeof problemSchema>;
