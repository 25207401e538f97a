/** The life of something that is published; it does not reach the browser. */
export interface Published {
  /** The version it came with. @default the first */
  readonly since?: string;
  /** It will go: what to take in its place. */
  readonly deprecated?: string;
}

/** Something published that needs a word of what it is. */
export interface PublishedText extends Published {
  readonly description: string;
}
