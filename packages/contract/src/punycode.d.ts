/** The part that is used of the library, which brings no types. @see RFC 3492 */
declare module 'punycode.js/punycode.es6.js' {
  /** The letters of a label without its `xn--`; throws a RangeError for what encodes none. */
  export const decode: (encoded: string) => string;
}
