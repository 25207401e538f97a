import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { chatWidget } from './chat.manifest.ts';

/** The chat assistant. */
export const Chat = createWidgetComponent(chatWidget);
