import type { OperationName, ReadName, routes } from '../routes.ts';

/** The parameters in an operation's path: `'id' | 'fileId'`. */
export type PathParam<N extends OperationName> = ParamIn<(typeof routes)[N][1]>;
type ParamIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamIn<Rest>
  : never;

/**
 * Source of an id: a list (`'listOrders'`: the `id` of its items), a path in a read's response (`'getArticle.documents.id'`; arrays are
 * traversed), or `'mail'` for the secret of a link that only a mail carries. Path parameters of the read must be among those of the
 * endpoint.
 */
export type IdSource = ReadName | `${ReadName}.${string}` | 'mail';

/** The operation an {@link IdSource} names. */
type ReadOf<S extends string> = S extends `${infer Read}.${string}` ? Read : S;
type WayOf<S extends string> = S extends `${string}.${infer Way}` ? Way : 'items.id';

/** Type at the end of a dotted path, through arrays. */
type ValueAt<T, Way extends string> = T extends readonly (infer Item)[]
  ? ValueAt<Item, Way>
  : Way extends `${infer Key}.${infer Rest}`
    ? Key extends keyof T
      ? ValueAt<T[Key], Rest>
      : never
    : Way extends keyof T
      ? T[Way]
      : never;

/** Whether source `S` gives ids to an endpoint with the path parameters `Own`; `Answers` are the reads' responses by name. */
type Gives<S, Own, Answers> = S extends 'mail'
  ? true
  : S extends string
    ? ReadOf<S> extends keyof Answers & OperationName
      ? [PathParam<ReadOf<S>>] extends [Own]
        ? [NonNullable<ValueAt<Answers[ReadOf<S>], WayOf<S>>>] extends [infer V]
          ? [V] extends [never]
            ? false
            : V extends string
              ? true
              : false
          : false
        : false
      : false
    : false;

/** Operations with a source that gives no id; `never` where there are none. `Sources` are the `idFrom` by operation. */
export type AstrayIds<Sources, Answers> = {
  [N in keyof Sources & OperationName]: false extends {
    [P in keyof Sources[N]]: P extends PathParam<N> ? Gives<Sources[N][P], PathParam<N>, Answers> : false;
  }[keyof Sources[N]]
    ? N
    : never;
}[keyof Sources & OperationName];
