/**
 * Returns style rules for an element that fills the available width, in any parent, also in a centred column or a flex row. If a parent
 * sizes itself by its content (a float, an inline block, a table cell), a size container would have width 0; an empty pseudo-element of
 * `inside` provides a width instead: at least 200 px, at most 640 px, without height.
 */
export const widthRules = (host: string, inside: string): string =>
  `${host}{inline-size:-moz-available;inline-size:-webkit-fill-available;inline-size:stretch}${inside}::after{content:"";display:grid;overflow:clip;grid-template-columns:minmax(200px,640px)}`;
