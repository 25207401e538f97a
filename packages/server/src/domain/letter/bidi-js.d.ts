declare module 'bidi-js' {
  interface Bidi {
    /** The embedding level of each UTF-16 unit. */
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): { readonly levels: Uint8Array };
    getMirroredCharacter(char: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
