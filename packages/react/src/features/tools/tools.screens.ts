import { defineScreen } from '../../screens/define-screen.ts';
import { toolWidget } from './tools.manifest.ts';

// one widget for all tools, selected by the page identifier (specification section 2)
export const toolsScreens = [
  defineScreen('knowledge-platform', {
    widget: toolWidget,
    title: 'screens.knowledge-platform',
    icon: 'book',
    size: 'tool',
    props: () => ({ page: 'KNOWLEDGE-PLATFORM' as const }),
  }),
  defineScreen('smart-connect', {
    widget: toolWidget,
    title: 'screens.smart-connect',
    icon: 'plug',
    size: 'tool',
    props: () => ({ page: 'CHARGING-SMART-CONNECT' as const }),
  }),
  defineScreen('reservation-tool', {
    widget: toolWidget,
    title: 'screens.reservation-tool',
    icon: 'calendar',
    size: 'tool',
    props: () => ({ page: 'RESERVATION-TOOL' as const }),
  }),
];
