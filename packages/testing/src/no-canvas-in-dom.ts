/** A setup file: jsdom cannot draw and says so at each question of axe; here a canvas has no context, and nothing is said. */
HTMLCanvasElement.prototype.getContext = () => null;
