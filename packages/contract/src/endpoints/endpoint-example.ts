import type { GenericSchema } from 'valibot';
import type { CallInput, CallOutput, FeatureContract } from './endpoint.ts';

type Empty = Record<never, never>;
type Request<E> = Omit<CallInput<E>, 'files'>;

/** Description and example of an endpoint for the OpenAPI document. Kept apart from the contract, so that no browser loads it. */
export type EndpointExample<E> = {
  /** Facts that a caller needs beyond the summary: whose objects, their order, side effects. */
  readonly description: string;
} & (Empty extends Request<E>
  ? { readonly request?: Request<E> }
  : { /** Example of a request, without files. */ readonly request: Request<E> }) &
  (E extends { readonly response: GenericSchema }
    ? { /** Response to the example. */ readonly answer: CallOutput<E> }
    : { readonly answer?: never });

/** An example for every endpoint of a feature; one that is missing, or does not fit its types, does not compile. */
export type FeatureExamples<C extends FeatureContract> = { readonly [N in keyof C]: EndpointExample<C[N]> };
