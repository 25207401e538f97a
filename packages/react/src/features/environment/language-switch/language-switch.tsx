import type { WidgetProps } from '../../../widget/define-widget.ts';
import { LanguageMenu } from '../language-menu.view.tsx';
import { useLanguageChoice } from '../use-language-choice.ts';

/** The language of all widgets, and the choice of another. */
export function LanguageSwitch({ emit }: WidgetProps) {
  const choice = useLanguageChoice(emit);
  return (
    <div part="language-switch">
      <LanguageMenu {...choice} />
    </div>
  );
}
