/** A setup file: jsdom cannot draw and reports it at each query of axe; here a canvas has no context, and nothing is reported. */
HTMLCanvasElement.prototype.getContext = () => null;
