import { API_ROOT, routes } from '@foyer/contract';
import { cutText } from '@foyer/contract/cut-text';

/** What stands before a secret in a path: an invitation's token works for whoever reads it. */
const beforeSecrets = Object.values(routes)
  .map(([, path]) => path as string)
  .filter((path) => path.includes('{token}'))
  .map((path) => API_ROOT + path.slice(0, path.indexOf('{token}')));

/** A path as logs may have it: short, and without secrets. */
export function loggedPath(path: string): string {
  const start = beforeSecrets.find((one) => path.startsWith(one));
  return start ? `${start}[secret]` : cutText(path, 300);
}
