/** Widths of the side menu, open and collapsed: `--foyer-layout-side-menu` and `--foyer-layout-side-menu-collapsed`. */
export const sideMenuWidth = { sideMenu: '264px', sideMenuCollapsed: '84px' } as const;
