type Values = Readonly<Record<string, string>>;

/** Returns the value at a dotted path, such as `cards.0.label`. */
export function valueAt(within: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      within,
    );
}

/** Returns a value as the text of a field; several chosen ones are joined by commas. */
function fieldText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Converts a submitted body to field values; nested values get dotted names. */
export function flatValues(sent: object, prefix = ''): Values {
  const lists = Object.entries(sent).map(([name, value]): Values => {
    if (value === null || value === undefined) return {};
    const isNested = Array.isArray(value)
      ? value.some((each) => typeof each === 'object')
      : typeof value === 'object';
    const count = Array.isArray(value) ? { [prefix + name]: String(value.length) } : {};
    if (isNested) return { ...count, ...flatValues(value, `${prefix}${name}.`) };
    return { [prefix + name]: fieldText(value) };
  });
  return Object.assign({}, ...lists);
}
