import type { ComponentType } from 'react';
import { classNames } from '../style/class-names.ts';
import { icon, mirrored } from './icon.css.ts';

export interface IconProps {
  /** Width and height in px. @default 20 */
  readonly size?: number;
  readonly className?: string;
}

/** An icon; decoration only, so the text beside it or the button's label must carry the meaning. */
export type Icon = ComponentType<IconProps>;

interface DrawingProps extends IconProps {
  readonly path: string;
  readonly isDirectional: boolean;
}

function Drawing({ path, isDirectional, size, className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classNames(icon, isDirectional && mirrored, className)}
      style={size === undefined ? undefined : { fontSize: size }}
      part="icon"
    >
      <path d={path} />
    </svg>
  );
}

/** Creates an icon from an SVG path of 24 px. */
export function createIcon(path: string, { isDirectional = false } = {}): Icon {
  return (props) => <Drawing {...props} path={path} isDirectional={isDirectional} />;
}
