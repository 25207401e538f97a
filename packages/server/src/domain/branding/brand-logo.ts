interface Mark {
  readonly name: string;
  readonly color: string;
  /** SVG elements in a view box of 40 by 40. */
  readonly sign: string;
}

/** The three brands of the demo story. */
const marks: Readonly<Record<string, Mark>> = {
  foyer: {
    name: 'Foyer',
    color: '#95C11F',
    sign: '<rect width="40" height="40" rx="11" fill="#95C11F"/><path d="M11 31V14a9 9 0 0 1 18 0v17" fill="none" stroke="#1d2b05" stroke-width="4" stroke-linecap="round"/><path d="M22.4 14 16 23h4l-1.6 7L25 20h-4z" fill="#1d2b05"/>',
  },
  nordlicht: {
    name: 'Nordlicht',
    color: '#0B5FFF',
    sign: '<rect width="40" height="40" rx="20" fill="#0B5FFF"/><path d="M7 27c5-13 9 3 14-9s8-3 12-9" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><path d="M8 33c6-8 9 1 14-6s7-3 10-7" fill="none" stroke="#9cc3ff" stroke-width="3.4" stroke-linecap="round"/>',
  },
  sonnental: {
    name: 'Sonnental',
    color: '#FFB000',
    sign: '<rect width="40" height="40" rx="9" fill="#FFB000"/><circle cx="20" cy="17" r="7.5" fill="#3d2800"/><path d="M20 3v4M6 17h4m20 0h4M10 7l3 3m17-3-3 3" stroke="#3d2800" stroke-width="2.8" stroke-linecap="round"/><path d="M4 37q8-12 16-4t16-6v10z" fill="#3d2800"/>',
  },
};

/** Renders `<brand>/<variant>` as SVG: `logo` (sign and name), `logo-light` (for dark backgrounds), `logo-small` or `favicon`; else null. */
export function renderBrandLogo(key: string): string | null {
  const [brand = '', variant = ''] = key.split('/');
  const mark = Object.hasOwn(marks, brand) ? marks[brand] : undefined;
  if (!mark) return null;
  if (variant === 'logo-small' || variant === 'favicon')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">${mark.sign}</svg>`;
  if (variant !== 'logo' && variant !== 'logo-light') return null;
  const ink = variant === 'logo' ? '#1b2530' : '#ffffff';
  const width = 56 + mark.name.length * 15;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" role="img">`,
    `<title>${mark.name}</title>${mark.sign}`,
    `<text x="52" y="29" font-family="Inter,'Segoe UI',Helvetica,Arial,sans-serif" font-size="26" font-weight="700" letter-spacing="-.6" fill="${ink}">${mark.name}</text>`,
    '</svg>',
  ].join('');
}
