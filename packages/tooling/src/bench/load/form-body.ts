import type { FileRule } from '@foyer/contract';

/** A body that is sent unchanged. */
export interface RawBody {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The smallest file of each kind that the server accepts. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const table = 'email;firstName;lastName\nload@nordwind.example;Lena;Last\n';

const fileOf = ({ types }: FileRule): File =>
  types.includes('image/png')
    ? new File([Buffer.from(dot, 'base64')], 'dot.png', { type: 'image/png' })
    : new File([table], 'people.csv', { type: 'text/csv' });

/** The form that the client would send: a `payload`, and one file for each required part. */
export async function formBody(
  payload: unknown,
  files: Readonly<Record<string, FileRule>> = {},
): Promise<RawBody> {
  const form = new FormData();
  form.set('payload', JSON.stringify(payload ?? {}));
  for (const [name, rule] of Object.entries(files)) if (rule.required) form.set(name, fileOf(rule));
  const encoded = new Response(form);
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  return { type: encoded.headers.get('content-type') ?? '', bytes };
}
