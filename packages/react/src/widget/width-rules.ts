/**
 * Style rules for what takes the room there is, in any parent: in a centred column or a flex row too. Where a parent asks its
 * content how wide it is (a float, an inline block, a table cell) a size container would answer 0; an empty pseudo-element of
 * `inside` answers instead: at least 200 px, 640 at most, and no height.
 */
export const widthRules = (host: string, inside: string): string =>
  `${host}{inline-size:-moz-available;inline-size:-webkit-fill-available;inline-size:stretch}${inside}::after{content:"";display:grid;overflow:clip;grid-template-columns:minmax(200px,640px)}`;
