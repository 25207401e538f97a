import * as v from 'valibot';
import { field, id } from '../field-rules.ts';
import { jwt } from '../session/session.schema.ts';

/** What an installation may be for; each has lists of allowed origins of its own. */
export const deploymentEnvironments = ['development', 'staging', 'production'] as const;
export type DeploymentEnvironment = (typeof deploymentEnvironments)[number];

const environment = v.picklist(deploymentEnvironments, 'invalid_choice');

/** A website that may embed a brand, in one environment: scheme, host and port, as a browser names it. */
export const allowedOriginSchema = v.strictObject({
  brand: id,
  environment,
  origin: field(v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(300, 'max_length'))),
});

const several = v.optional(v.pipe(v.array(allowedOriginSchema), v.maxLength(100, 'max_length')));

/** An operator's change of what is allowed: all of it, or nothing. */
export const changeOriginsSchema = v.strictObject({ assertion: jwt, allow: several, remove: several });

/** What is allowed from then on, as far as the operator may see it. */
export const allowedOriginsSchema = v.object({
  /** Of the server that answers: pages speak to it by the lists of this one. */
  environment,
  items: v.array(
    v.object({
      ...allowedOriginSchema.entries,
      allowedAt: v.string(),
      /** The operator's name; null for the command, and for what was there before there were operators. */
      allowedBy: v.nullable(v.string()),
    }),
  ),
});
