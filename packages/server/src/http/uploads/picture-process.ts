import { answerParent } from '../../storage/answer-parent.ts';
import { refusalOf } from './file-cleaner.ts';
import { type PictureToRedraw, redrawPicture } from './redraw-picture.ts';

answerParent((picture: PictureToRedraw, askForMemory) => refusalOf(redrawPicture(picture, askForMemory)));
