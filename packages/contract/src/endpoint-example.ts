import type { GenericSchema } from 'valibot';
import type { CallInput, CallOutput, FeatureContract } from './endpoint.ts';

type Empty = Record<never, never>;
type Request<E> = Omit<CallInput<E>, 'files'>;

/** What the OpenAPI document tells of an endpoint beside its types. Lies beside the contract, so that no browser loads it. */
export type EndpointExample<E> = {
  /** What a caller has to know beyond the summary: whose objects, which order, what happens besides. */
  readonly description: string;
} & (Empty extends Request<E>
  ? { readonly request?: Request<E> }
  : { /** What is sent; files are left out. */ readonly request: Request<E> }) &
  (E extends { readonly response: GenericSchema }
    ? { /** What is answered then. */ readonly answer: CallOutput<E> }
    : { readonly answer?: never });

/** An example for every endpoint of a feature; one that is missing, or does not fit its types, does not compile. */
export type FeatureExamples<C extends FeatureContract> = { readonly [N in keyof C]: EndpointExample<C[N]> };
