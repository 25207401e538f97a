/**
 * jsdom caches computed styles until a child or a class changes: an element that was hidden during a query by role would stay hidden for
 * the next one. Here, setting and removing `hidden` clears the cache.
 */
for (const name of ['setAttribute', 'removeAttribute'] as const) {
  const original = Element.prototype[name] as (this: Element, ...given: string[]) => void;
  // Once, because test files share a worker.
  if (original.name === 'forgetStyles') continue;
  Element.prototype[name] = function forgetStyles(this: Element, ...given: string[]) {
    original.apply(this, given);
    if (given[0] !== 'hidden' || !this.isConnected) return;
    const mark = this.ownerDocument.createComment('');
    this.ownerDocument.body.append(mark);
    mark.remove();
  };
}
