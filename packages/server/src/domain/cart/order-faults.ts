import type { FieldError } from '@foyer/contract';
import { priceAt } from '../articles/article-summary.ts';
import type { CartContent } from './cart-content.service.ts';

/** What is limited leaves the stock. */
export const takingsOf = ({ lines }: CartContent) =>
  lines.flatMap(({ item, article, quantity }) =>
    article && article.stock !== null ? [{ articleId: item.articleId, quantity }] : [],
  );

/** Lines whose article comes in other steps by now, named as adding them would. */
export function stepErrors({ lines }: CartContent): FieldError[] {
  return lines.flatMap(({ problem, article }, index) =>
    problem === 'quantity_step' && article
      ? [{ path: `items.${index}.quantity`, code: problem, params: { limit: article.quantityStep } }]
      : [],
  );
}

/** Lines with one of these problems. */
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
