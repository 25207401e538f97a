/** Names that every object inherits: a careless look-up in a record returns a function for them. */
export const inheritedNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
] as const;

/** Days at the limits of a calendar, of JavaScript and PostgreSQL, and days that do not exist. */
export const edgeDays = [
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '0001-01-02',
  '0099-12-31',
  '1582-10-10',
  '1900-01-01',
  '1900-02-29',
  '2024-02-29',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '9999-12-25',
  '9999-12-31',
  '10000-01-01',
  '+010000-01-01',
  '-000001-01-01',
] as const;

/** Instants at the same limits. */
export const edgeInstants = [
  ...edgeDays.map((day) => `${day}T00:00:00.000Z`),
  '9999-12-31T23:59:59.999Z',
  '2026-06-30T23:59:60Z',
  '2026-06-30T24:00:00Z',
  '0001-01-01T00:00:00+14:00',
] as const;

/** Numbers at the limits of JavaScript, of 32 and 64 bits, and of JSON. */
export const edgeNumbers = [
  ...[0, -0, -1, 0.5, 1e-308, 1e9, 1e308, -1e308],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 63, -(2 ** 63)],
  ...[
    Number.MAX_SAFE_INTEGER - 1,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER + 1,
    Number.MIN_SAFE_INTEGER,
  ],
] as const;

/** Texts that look like numbers but are invalid, or out of range. */
export const numberTexts = [
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '1e400',
  '0x10',
  '9007199254740993',
  '９',
] as const;

/** Texts that have caused server errors before: unstorable in PostgreSQL, half characters, control characters, and too long ones. */
export const hostileTexts = [
  ...inheritedNames,
  ...numberTexts,
  ...['\0', 'a\0b', '\ud800', 'a\udc00b', '\udc00\ud800', '%', '%00', '%zz', '\\', '\\u0000', '"', '{'],
  ...[
    "'; drop table users; --",
    '<script>',
    '{{x}}',
    '{x, plural,',
    '../../etc/passwd',
    '-infinity',
    'en_XA',
  ],
  ...[
    '\u202e\ufeff',
    '\v\f\u0085\u2028',
    '\ufffe\uffff',
    'x'.repeat(5000),
    '😀'.repeat(50),
    `${'a'.repeat(99)}😀`,
  ],
  `z${'\u0301'.repeat(300)}`,
] as const;

/** Texts of exactly the maximum length, longer by half an emoji, and with an emoji at the cut. */
export const aroundLimit = (most: number): string[] =>
  most < 2
    ? []
    : [
        `${'a'.repeat(most - 2)}😀`,
        `${'a'.repeat(most - 1)}😀`,
        `${'a'.repeat(most - 1)}😀${'b'.repeat(20)}`,
      ];

/** Names and values of a query string, encoded or broken. */
export const hostileQueries = [
  ...['locale', 'brand', 'brandingId', 'userId', 'origin', 'search', 'cursor', 'sort', 'page', 'id'].flatMap(
    (name) => [
      `${name}=%00`,
      `${name}=a%00b`,
      `${name}=%ED%A0%80`,
      `${name}=${'a'.repeat(99)}%F0%9F%98%80`,
      `${name}=${'a'.repeat(63)}%F0%9F%98%80`,
      `${name}=${'a'.repeat(299)}%F0%9F%98%80`,
      `${name}=__proto__`,
      `${name}=&${name}=%00`,
    ],
  ),
  ...[
    '__proto__=1',
    'constructor=1',
    'toString=%00',
    '%00=1',
    'page=9007199254740993',
    'limit=NaN',
    'limit=1e308',
  ],
  ...['%', '%zz=%zz', '&&&===', '?%F0%9F'],
] as const;

/** Segments of a path, encoded or broken. */
export const hostileSegments = [
  ...[
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%',
    '%zz',
    '%2e%2e',
    '..%2f..%2fetc',
    '%F0%9F%98%80',
    'constructor',
    '__proto__',
  ],
  ...['toString', '-', '~', '0', '9007199254740993', 'a'.repeat(65), 'a'.repeat(3000)],
] as const;

/** Headers that a request can carry; a NUL or a line break in one is not valid HTTP. */
export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  ...[
    'accept-language',
    'user-agent',
    'origin',
    'referer',
    'idempotency-key',
    'if-none-match',
    'range',
  ].flatMap((name) => [
    { [name]: '\xff\xfe\x80' },
    { [name]: '__proto__' },
    { [name]: 'x'.repeat(4000) },
    { [name]: '%00' },
  ]),
  ...['x-forwarded-for', 'cookie', 'accept', 'content-type', 'accept-encoding'].flatMap((name) => [
    { [name]: 'constructor' },
    { [name]: '\xff;,=;q=NaN' },
  ]),
  ...['null', '*', 'http://', 'https://[::1', `https://${'a'.repeat(299)}.example`].map((origin) => ({
    origin,
  })),
  { range: 'bytes=0-9007199254740993' },
  { 'if-modified-since': '9999-12-31' },
];
