import sharp from 'sharp';
import { answerParent } from '../../storage/answer-parent.ts';
import { refusalOf } from './file-cleaner.ts';
import { type PictureToRedraw, redrawPicture } from './redraw-picture.ts';

// reads one picture per process, with one thread and only the four accepted decoders
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

answerParent((picture: PictureToRedraw, askForMemory) => refusalOf(redrawPicture(picture, askForMemory)));
