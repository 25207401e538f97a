import { Button } from '@foyer/ui/button/button.tsx';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../file/save-file.ts';
import { CopyButton } from './copy-button.tsx';
import { printLines } from './print-lines.ts';
import * as css from './second-factor.css.ts';
import { useSecondFactorWordsMessages } from './second-factor-words.messages.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Name of the account, for the saved file and the printout. */
  readonly account: string;
  readonly doneLabel: string;
  /** Called when the user confirms that the codes are stored. */
  readonly onDone: () => void;
}

/** Recovery codes, shown only once: to copy, save or print, until the user confirms that they are stored. */
export function RecoveryCodes({ codes, account, doneLabel, onDone }: RecoveryCodesProps) {
  const { t } = useSecondFactorWordsMessages();
  const box = useRef<HTMLDivElement>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  // the focused element was replaced by the codes; a heading around them takes the focus if there is one
  useEffect(() => intro.current?.focus(), []);
  const [isKept, setKept] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const title = t('base.second-factor.recovery.file', { account });
  const save = () =>
    saveFile(
      new Blob([`${[title, '', ...codes].join('\n')}\n`], { type: 'text/plain' }),
      t('base.second-factor.recovery.file-name'),
    );
  const done = () => {
    if (isKept) return onDone();
    setMissed(true);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div className={css.column} part="recovery">
      <p className={css.intro} ref={intro} tabIndex={-1}>
        {t('base.second-factor.recovery.text')}
      </p>
      <ul className={css.codes} part="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className={css.code}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.row}>
        <Button variant="secondary" size="small" onClick={save} part="save">
          {t('base.second-factor.recovery.save')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => printLines(title, codes)} part="print">
          {t('base.second-factor.recovery.print')}
        </Button>
        <CopyButton text={codes.join('\n')} label={t('base.second-factor.recovery.copy')} />
      </div>
      <div ref={box}>
        <Checkbox
          label={t('base.second-factor.recovery.kept')}
          checked={isKept}
          error={isMissed && !isKept && t('base.second-factor.recovery.missed')}
          onCheckedChange={setKept}
        />
      </div>
      <Button isBlock onClick={done} part="done">
        {doneLabel}
      </Button>
    </div>
  );
}
