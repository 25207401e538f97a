import { useFirstMessages } from '../i18n/first/first.messages.ts';
import type { Draft } from './draft.ts';
import * as css from './draft-note.css.ts';

/** Says that what stands in the form is from an earlier visit, and offers to throw it away. */
export function DraftNote({ draft }: { readonly draft: Draft }) {
  const { t } = useFirstMessages();
  if (!draft.isRestored) return null;
  return (
    <p className={css.note} role="status" part="draft-note">
      {t('base.form.draft-restored')}{' '}
      <button type="button" className={css.discard} onClick={draft.discard} part="draft-discard">
        {t('base.form.draft-discard')}
      </button>
    </p>
  );
}
