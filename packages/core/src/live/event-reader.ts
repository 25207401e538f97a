/** One server-sent event. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** Longest event, in characters. It exceeds every event of the server; a longer text without an end is not an event stream. */
const longest = 65_536;

/**
 * Reads server-sent events from text that arrives in pieces.
 *
 * @throws RangeError for an event without an end.
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? '';
    if (rest.length > longest) throw new RangeError('The event does not end');
    for (const block of blocks) {
      const event = toEvent(block);
      if (event) onEvent(event);
    }
  };
}

/** Returns an event; null for comments and blocks without data. */
function toEvent(block: string): ServerEvent | null {
  const data: string[] = [];
  let name = 'message';
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'event') name = value;
  }
  return data.length > 0 ? { name, data: data.join('\n') } : null;
}
