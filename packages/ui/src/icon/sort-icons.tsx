import { createIcon } from './create-icon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 19.5v-15M5.5 11 12 4.5l6.5 6.5');
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5');
