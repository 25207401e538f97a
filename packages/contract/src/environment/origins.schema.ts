import * as v from 'valibot';
import { field, id } from '../rules/field-rules.ts';
import { jwt } from '../session/session.schema.ts';

/** Environments of an installation; each has its own lists of allowed origins. */
export const deploymentEnvironments = ['development', 'staging', 'production'] as const;
export type DeploymentEnvironment = (typeof deploymentEnvironments)[number];

const environment = v.picklist(deploymentEnvironments, 'invalid_choice');

/** An origin that may embed a brand in one environment: scheme, host and port, as a browser writes it. */
export const allowedOriginSchema = v.strictObject({
  brand: id,
  environment,
  origin: field(v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(300, 'max_length'))),
});

const several = v.optional(v.pipe(v.array(allowedOriginSchema), v.maxLength(100, 'max_length')));

/** An operator's change of the allowed origins, applied completely or not at all. */
export const changeOriginsSchema = v.strictObject({ assertion: jwt, allow: several, remove: several });

/** The allowed origins after the change, as far as the operator may see them. */
export const allowedOriginsSchema = v.object({
  /** Environment of the server that answers; only the lists of this environment apply to pages that call it. */
  environment,
  items: v.array(
    v.object({
      ...allowedOriginSchema.entries,
      allowedAt: v.string(),
      /** Name of the operator; null for origins from the command line and from before there were operators. */
      allowedBy: v.nullable(v.string()),
    }),
  ),
});
