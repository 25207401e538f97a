/** Gives a node the attributes and children of another one, whose nodes it takes only where its own are of another kind. */
function alterNode(node: ParentNode & Node, next: Node): void {
  if (node instanceof Element && next instanceof Element) {
    for (const name of node.getAttributeNames()) if (!next.hasAttribute(name)) node.removeAttribute(name);
    for (const name of next.getAttributeNames()) {
      const value = next.getAttribute(name) ?? '';
      if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
  }
  alterChildren(node, [...next.childNodes]);
}

/**
 * Makes a node's children what the given ones are. What is alike stays, so that the focus does, and a screen reader hears of what has
 * changed alone.
 */
export function alterChildren(parent: ParentNode & Node, wanted: readonly Node[]): void {
  const own = [...parent.childNodes];
  own.slice(wanted.length).forEach((node) => void node.remove());
  wanted.forEach((next, at) => {
    const node = own[at];
    if (!node) parent.append(next);
    else if (node.nodeName !== next.nodeName) node.replaceWith(next);
    else if (node instanceof Element) alterNode(node, next);
    else if (node.nodeValue !== next.nodeValue) node.nodeValue = next.nodeValue;
  });
}
