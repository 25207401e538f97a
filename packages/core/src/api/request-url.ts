import { API_ROOT } from '@foyer/contract/api-root';

/** Returns the URL of a path template below the API root, with its parameters and query filled in. */
export function requestUrl(
  apiBase: string,
  template: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`Foyer: the parameter "${name}" of ${template} is missing.`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return `${apiBase.replace(/\/+$/, '')}${API_ROOT}${path}${text === '' ? '' : `?${text}`}`;
}
