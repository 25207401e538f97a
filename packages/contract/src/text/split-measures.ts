/** Units of measure in folded form (`mm²` is `mm2`), as they stand behind a number. */
const units = [
  ...['w', 'kw', 'mw', 'gw', 'wh', 'kwh', 'mwh', 'gwh', 'va', 'kva', 'mva', 'var', 'kvar', 'kwp', 'wp'],
  ...[
    'v',
    'mv',
    'kv',
    'a',
    'ma',
    'ka',
    'ah',
    'mah',
    'ohm',
    'ω',
    'kω',
    'mω',
    'f',
    'μf',
    'nf',
    'hz',
    'khz',
    'mhz',
    'ghz',
  ],
  ...['nm', 'μm', 'mm', 'cm', 'dm', 'm', 'km', 'mm2', 'cm2', 'm2', 'qm', 'mm3', 'cm3', 'm3', 'zoll', '"'],
  ...['mg', 'g', 'kg', 't', 'ml', 'cl', 'l', 'n', 'kn', 'j', 'kj', 'mj', 'pa', 'hpa', 'kpa', 'bar', 'mbar'],
  ...['ms', 's', 'min', 'h', '°', '°c', '°f', 'c', 'k', 'lm', 'lx', 'cd', 'db', 'dba', '%', '€', 'eur'],
  ...[
    'kb',
    'mb',
    'gb',
    'tb',
    'mbit',
    'gbit',
    'mbit/s',
    'gbit/s',
    'mbps',
    'gbps',
    'mp',
    'px',
    'ct',
    'km/h',
    'm/s',
  ],
];

/** Number in a search with the unit that belongs to it, or a decimal number alone. */
export interface Measure {
  /** The part of the search, folded. */
  readonly typed: string;
  /** Regular expression for folded texts, in the syntax that JavaScript and PostgreSQL have in common. */
  readonly pattern: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
const knownUnits = [...units].sort((a, b) => b.length - a.length).map(escaped);

const number = '\\d+(?:[.,]\\d+)*';
/** Number of wires or sides before the number, as in `3x1,5 mm²`. */
const times = '(?:(\\d+)\\s?([x×g])\\s?(?=\\d))?';
/** No measure begins inside a word or an article number, nor behind the minus that excludes a word. */
const start = '(?<![\\p{L}\\p{N}.,-])';
const end = '(?![\\p{L}\\p{N}])-?';
const measure = new RegExp(
  `${start}${times}(${number})(?:[\\s-]{0,2}(${knownUnits.join('|')})${end}|([\\p{L}°]+)${end}|(?<=[.,]\\d+)${end})`,
  'gu',
);

/** Pattern of a whole number with or without separators of thousands. */
const wholeNumber = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '[., ]?');

/** Pattern of a number with comma or point, and with or without zeros at the end of its decimals. */
function numberPattern(typed: string): string {
  const [whole = '', decimals, ...more] = typed.split(/[.,]/);
  if (more.length > 0) return typed.replace(/[.,]/g, '[., ]?');
  if (decimals === undefined) return `${wholeNumber(whole)}([.,]0{1,2})?`;
  // Three digits are decimals or thousands: `1.500 kWh` is found as it stands and without the separator.
  if (decimals.length === 3 && whole.length <= 3) return `${whole}[., ]?${decimals}`;
  const figures = decimals.replace(/0+$/, '');
  return figures === '' ? `${wholeNumber(whole)}([.,]0{1,2})?` : `${wholeNumber(whole)}[.,]${figures}0*`;
}

/**
 * Takes the numbers with units out of a search that is folded, or at least lower case and normalised (NFKC), and returns them as patterns.
 * `22kW`, `22 kw` and `22-kW` give the same pattern, as do `7,5m` and `7.5 m`. A pattern with a known unit matches whole numbers and
 * units only: `5 m` is not found in `7,5 m` or `15 mm`. Letters that are no unit, such as the beginning of one, match the beginning of a word.
 */
export function splitMeasures(search: string): {
  readonly measures: readonly Measure[];
  readonly rest: string;
} {
  const measures: Measure[] = [];
  const rest = search.replace(
    measure,
    (typed: string, count?: string, cross?: string, value = '', unit?: string, letters?: string) => {
      const before = count === undefined ? '' : `${count} ?${cross === 'g' ? 'g' : '[x×]'} ?`;
      const figures = `${before}${numberPattern(value)}`;
      // `k` is kelvin, or the beginning of `kW` while somebody types.
      const pattern =
        unit !== undefined
          ? `(^|[^0-9.,]|[^0-9][.,])${figures}[ -]?${escaped(unit)}${unit === 'k' ? '' : '([^a-z]|$)'}`
          : letters !== undefined
            ? `${figures}[ -]?${escaped(letters)}`
            : figures;
      measures.push({ typed: typed.replace(/-$/, ''), pattern });
      return ' ';
    },
  );
  return { measures, rest };
}
