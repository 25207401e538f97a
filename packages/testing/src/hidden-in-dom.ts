/**
 * jsdom keeps computed styles until a child or a class changes: what was hidden when a query by role looked at it would
 * stay hidden for the next one. Setting and removing `hidden` makes it forget them.
 */
for (const name of ['setAttribute', 'removeAttribute'] as const) {
  const original = Element.prototype[name] as (this: Element, ...given: string[]) => void;
  // Once: test files share a worker.
  if (original.name === 'forgetStyles') continue;
  Element.prototype[name] = function forgetStyles(this: Element, ...given: string[]) {
    original.apply(this, given);
    if (given[0] !== 'hidden' || !this.isConnected) return;
    const mark = this.ownerDocument.createComment('');
    this.ownerDocument.body.append(mark);
    mark.remove();
  };
}
