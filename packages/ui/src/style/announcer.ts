import { type StyleRoot, styleRegistry } from './style-registry.ts';

/** Live region through which react-aria announces messages. */
export interface Announcer {
  readonly announce: (message: string | { readonly 'aria-labelledby': string }, tone?: Tone) => void;
  readonly clear: (tone?: Tone) => void;
}

const stay = 7000;
/** Pause before the first message: Safari does not read the initial content of a live region. */
const pauseBeforeFirst = 100;
const tones = ['assertive', 'polite'] as const;
type Tone = (typeof tones)[number];

/**
 * Returns the place for messages: the open dialog with the focus, since everything else is inert then, or else its Foyer root.
 * Nothing is added to the page's body. Null if the focus is in none of our roots.
 */
function findPlace(isAdopted: (root: StyleRoot) => boolean): Element | ShadowRoot | null {
  let root: ShadowRoot | null = null;
  let active = document.activeElement;
  while (active?.shadowRoot) {
    if (isAdopted(active.shadowRoot)) root = active.shadowRoot;
    if (active.shadowRoot.activeElement === null) break;
    active = active.shadowRoot.activeElement;
  }
  return active?.closest('dialog[open]') ?? root;
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

/** Creates the live region of react-aria's primitives; one per page, which moves with the focus. */
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
      // only an element with a role that supports names is read by its label
      line.setAttribute('role', 'img');
      line.setAttribute('aria-labelledby', message['aria-labelledby']);
    }
    logs[tone].append(line);
    setTimeout(() => line.remove(), stay);
  };
  return {
    announce: (message, tone = 'assertive') => {
      const root = findPlace(isAdopted);
      if (root === null) return;
      const isThere = region?.node.isConnected && region.node.parentNode === root;
      if (region !== null && isThere) return say(region.logs, message, tone);
      region?.node.remove();
      const fresh = createRegion();
      region = fresh;
      root.append(fresh.node);
      setTimeout(() => say(fresh.logs, message, tone), pauseBeforeFirst);
    },
    clear: (tone) => {
      for (const each of tone === undefined ? tones : [tone]) region?.logs[each].replaceChildren();
    },
  };
}

// once per page: react-aria's announcer is patched to use this one
const known: { announcer?: Announcer; readonly roots: ReadonlyMap<StyleRoot, unknown> } = styleRegistry();
known.announcer ??= createAnnouncer((root) => known.roots.has(root));
