import type { Route } from '@foyer/contract/routes';
import { jsonText } from './json-text.ts';
import type { SendInput } from './send.ts';

/** Returns the body of a request by its kind: JSON text, or a form with a `payload` part and one part per file. */
export function requestBody(kind: Route[2], input: SendInput): string | FormData | undefined {
  if (kind === 'json') return jsonText(input.body ?? {});
  if (kind !== 'multipart') return undefined;
  const form = new FormData();
  if (input.body !== undefined) form.append('payload', jsonText(input.body));
  for (const [name, files] of Object.entries(input.files ?? {})) {
    for (const file of files ?? []) form.append(name, file, file instanceof File ? file.name : name);
  }
  return form;
}
