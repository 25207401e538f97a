/** Life cycle of a published item; not part of the browser's code. */
export interface Published {
  /** Version in which it appeared. @default the first */
  readonly since?: string;
  /** Reason to avoid it and its replacement; set if it will be removed. */
  readonly deprecated?: string;
}

/** Published item with a description. */
export interface PublishedText extends Published {
  readonly description: string;
}
