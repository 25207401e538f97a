import { Tool } from '@foyer/react';
import type { Pages } from '../page.ts';

export const pages: Pages<'knowledge-platform' | 'smart-connect' | 'reservation-tool'> = {
  // one page, told apart by its identifier (specification section 2)
  'knowledge-platform': { widget: Tool, node: <Tool key="KNOWLEDGE-PLATFORM" page="KNOWLEDGE-PLATFORM" /> },
  'smart-connect': {
    widget: Tool,
    node: <Tool key="CHARGING-SMART-CONNECT" page="CHARGING-SMART-CONNECT" />,
  },
  'reservation-tool': { widget: Tool, node: <Tool key="RESERVATION-TOOL" page="RESERVATION-TOOL" /> },
};
