import { type StyleRoot, styleRegistry } from './style-registry.ts';

/** Where react-aria says things to screen readers. */
export interface Announcer {
  readonly announce: (message: string | { readonly 'aria-labelledby': string }, tone?: Tone) => void;
  readonly clear: (tone?: Tone) => void;
}

const stay = 7000;
/** Safari does not read what stands in a live region from the start. */
const pauseBeforeFirst = 100;
const tones = ['assertive', 'polite'] as const;
type Tone = (typeof tones)[number];

/**
 * What is said aloud is said where the focus is: in its open dialog, since all else is inert then, or in its Foyer root.
 * Nothing is put in the page's body. Null where the focus is in no root of ours.
 */
function findPlace(isAdopted: (root: StyleRoot) => boolean): Element | ShadowRoot | null {
  let place: ShadowRoot | null = null;
  let active = document.activeElement;
  while (active?.shadowRoot) {
    if (isAdopted(active.shadowRoot)) place = active.shadowRoot;
    if (active.shadowRoot.activeElement === null) break;
    active = active.shadowRoot.activeElement;
  }
  return active?.closest('dialog[open]') ?? place;
}

function createRegion() {
  const node = document.createElement('div');
  node.dataset.liveAnnouncer = 'true';
  Object.assign(node.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  const addLog = (tone: Tone): HTMLElement => {
    const log = document.createElement('div');
    log.setAttribute('role', 'log');
    log.setAttribute('aria-live', tone);
    log.setAttribute('aria-relevant', 'additions');
    node.append(log);
    return log;
  };
  return { node, logs: { assertive: addLog('assertive'), polite: addLog('polite') } };
}

/** The live region of react-aria's primitives; one in a page, and it moves with the focus. */
function createAnnouncer(isAdopted: (root: StyleRoot) => boolean): Announcer {
  let region: ReturnType<typeof createRegion> | null = null;
  const say = (
    logs: Record<Tone, HTMLElement>,
    message: Parameters<Announcer['announce']>[0],
    tone: Tone,
  ) => {
    const line = document.createElement('div');
    if (typeof message === 'string') line.textContent = message;
    else {
      // To be read by its label, an element needs a role that has one.
      line.setAttribute('role', 'img');
      line.setAttribute('aria-labelledby', message['aria-labelledby']);
    }
    logs[tone].append(line);
    setTimeout(() => line.remove(), stay);
  };
  return {
    announce: (message, tone = 'assertive') => {
      const place = findPlace(isAdopted);
      if (place === null) return;
      const isThere = region?.node.isConnected && region.node.parentNode === place;
      if (region !== null && isThere) return say(region.logs, message, tone);
      region?.node.remove();
      const fresh = createRegion();
      region = fresh;
      place.append(fresh.node);
      setTimeout(() => say(fresh.logs, message, tone), pauseBeforeFirst);
    },
    clear: (tone) => {
      for (const each of tone === undefined ? tones : [tone]) region?.logs[each].replaceChildren();
    },
  };
}

// once a page: react-aria's announcer is patched to look for it there
const known: { announcer?: Announcer; readonly roots: ReadonlyMap<StyleRoot, unknown> } = styleRegistry();
known.announcer ??= createAnnouncer((root) => known.roots.has(root));
