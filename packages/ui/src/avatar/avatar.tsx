import { useState } from 'react';
import { avatar, picture, sizes } from './avatar.css.ts';

export interface AvatarProps {
  /** Name of the person or company; also gives the initials. */
  readonly name: string;
  readonly src?: string | undefined;
  /** Size: 28, 40 or 64 px. @default 'medium' */
  readonly size?: keyof typeof sizes;
  /** Hides the avatar from screen readers, since the name is beside it. @default true */
  readonly isDecorative?: boolean;
}

/** Returns the first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase();
}

/** A person or company as picture or initials. */
export function Avatar({ name, src, size = 'medium', isDecorative = true }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const isPicture = src !== undefined && src !== failed;
  return (
    <span
      className={`${avatar} ${sizes[size]}`}
      {...naming}
      part="avatar"
      data-initials={isPicture ? undefined : initialsOf(name)}
    >
      {isPicture && <img src={src} alt="" className={picture} onError={() => setFailed(src)} />}
    </span>
  );
}
