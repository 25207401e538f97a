import { defineScreen } from '../../screens/define-screen.ts';
import { profileWidget } from './profile.manifest.ts';

export const profileScreens = [
  defineScreen('profile', {
    widget: profileWidget,
    title: 'screens.profile',
    size: 'form',
    beginsWithTitle: true,
  }),
];
