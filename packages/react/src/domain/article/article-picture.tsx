import { classNames } from '@foyer/ui/style/class-names.ts';
import { useState } from 'react';
import { useMediaUrl } from '../../provider/use-media-url.ts';
import { frame, picture as pictureClass } from './article-picture.css.ts';

export interface ArticlePictureProps {
  readonly picture: {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** Class that sizes the frame; the picture is fitted into it. */
  readonly className: string;
  /** Leaves the alternative text empty, for a picture beside its name. @default false */
  readonly isDecorative?: boolean;
  /** Loads the picture at once, for the first visible ones. @default false */
  readonly isEager?: boolean;
  /** Fills the frame and crops the edges, for small pictures of another aspect ratio. @default false */
  readonly isCropped?: boolean;
}

/** A picture in a frame of fixed size; the frame stays empty if the picture cannot be loaded. */
export function ArticlePicture(props: ArticlePictureProps) {
  const { picture, className, isDecorative, isEager, isCropped } = props;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = useMediaUrl()(picture.url);
  return (
    <span className={classNames(frame, className)} part="picture">
      {url !== null && (
        <img
          className={pictureClass}
          src={url}
          alt={isDecorative ? '' : picture.alt}
          width={picture.width}
          height={picture.height}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          data-cropped={isCropped ? '' : undefined}
          data-failed={failedUrl === url ? '' : undefined}
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  );
}
