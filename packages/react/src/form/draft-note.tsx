import { useFirstMessages } from '../i18n/first/first.messages.ts';
import * as css from './draft-note.css.ts';
import type { Draft } from './form-state.ts';

/** Note that tells the user that the form shows a draft of an earlier visit, with a discard button. */
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
