import type { FieldError } from '@foyer/contract';
import { priceAt } from '../articles/article-summary.ts';
import type { CartContent } from './cart-content.service.ts';

/** Returns the quantities to take from the stock: those of articles with a limited stock. */
export const takingsOf = ({ lines }: CartContent) =>
  lines.flatMap(({ item, article, quantity }) =>
    article && article.stock !== null ? [{ articleId: item.articleId, quantity }] : [],
  );

/** Returns an error per line whose quantity no longer fits its article's quantity step, in the form in which adding items reports it. */
export function stepErrors({ lines }: CartContent): FieldError[] {
  return lines.flatMap(({ problem, article }, index) =>
    problem === 'quantity_step' && article
      ? [{ path: `items.${index}.quantity`, code: problem, params: { limit: article.quantityStep } }]
      : [],
  );
}

/** Returns an error per line that has one of `problems`, with the current unit price. */
export function problemsOf(content: CartContent, problems: readonly string[]): FieldError[] {
  return content.lines.flatMap(({ problem, article }, index) =>
    problem && problems.includes(problem)
      ? [
          {
            path: `items.${index}`,
            code: problem,
            ...(article ? { params: { unitNet: priceAt(article, 1).net } } : {}),
          },
        ]
      : [],
  );
}
