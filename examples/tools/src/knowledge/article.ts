/** An article in a list, in the reader's language. */
export interface ArticleSummary {
  readonly id: string;
  readonly topic: 'charging' | 'billing' | 'installation' | 'faults';
  readonly audience: 'everyone' | 'technicians';
  readonly updatedAt: string;
  readonly title: string;
  readonly summary: string;
}

/** The same with its text. */
export interface Article extends ArticleSummary {
  readonly paragraphs: readonly string[];
}

export const topics = [
  'charging',
  'billing',
  'installation',
  'faults',
] as const satisfies readonly ArticleSummary['topic'][];
