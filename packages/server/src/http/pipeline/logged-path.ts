import { API_ROOT, routes } from '@foyer/contract';
import { cutText } from '@foyer/contract/cut-text';

/** Beginnings of paths that end in a secret: an invitation's token works for every reader of a log. */
const beforeSecrets = Object.values(routes)
  .map(([, path]) => path as string)
  .filter((path) => path.includes('{token}'))
  .map((path) => API_ROOT + path.slice(0, path.indexOf('{token}')));

/** Returns a path for the log: shortened, and without secrets. */
export function loggedPath(path: string): string {
  const start = beforeSecrets.find((one) => path.startsWith(one));
  return start ? `${start}[secret]` : cutText(path, 300);
}
