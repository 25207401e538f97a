import { type LightRead, type LightSession, openLightSession, type SdkOptions } from '@foyer/core';

interface Shared {
  readonly session: LightSession;
  /** Who has to hear that an SDK is needed. */
  readonly users: Set<() => void>;
}

/** The sessions of the page by API, brand and what is read: as many elements as share one ask once. */
const all = new Map<string, Shared>();

/** The session of an element, and what gives it back. `needSdk` may be called before this returns. */
export function shareLightSession(
  key: string,
  options: SdkOptions,
  read: LightRead,
  needSdk: () => void,
): { readonly session: LightSession; readonly release: () => void } {
  const name = `${key} ${read.path}`;
  const known = all.get(name);
  const users = known?.users ?? new Set();
  users.add(needSdk);
  const tellAll = () => users.forEach((tell) => void tell());
  const session = known?.session ?? openLightSession(options, read, tellAll);
  all.set(name, { session, users });
  return {
    session,
    release() {
      users.delete(needSdk);
      if (users.size > 0) return;
      all.delete(name);
      session.close();
    },
  };
}
