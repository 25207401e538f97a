import type { Mode } from '@foyer/contract';
import type { AccentName } from '../article-picture/palette.ts';
import type { ShapeName } from '../article-picture/shapes.ts';

export interface DemoNews {
  readonly id: string;
  readonly daysAgo: number;
  readonly category: 'product' | 'service' | 'event' | 'notice';
  readonly shape: ShapeName;
  readonly accent: AccentName;
  readonly brandId?: string;
  readonly modes?: readonly Mode[];
  readonly linkUrl?: string;
}

export const demoNews: readonly DemoNews[] = [
  {
    id: 'news-home-22',
    daysAgo: 1,
    category: 'product',
    shape: 'wallbox',
    accent: 'lime',
  },
  {
    id: 'news-mileage',
    daysAgo: 3,
    category: 'notice',
    shape: 'van',
    accent: 'sky',
  },
  {
    id: 'news-load',
    daysAgo: 9,
    category: 'product',
    shape: 'controller',
    accent: 'teal',
    modes: ['b2b'],
  },
  {
    id: 'news-fair',
    daysAgo: 16,
    category: 'event',
    shape: 'training',
    accent: 'violet',
    linkUrl: 'https://www.foyer.example/messe',
  },
  {
    id: 'news-holidays',
    daysAgo: 24,
    category: 'notice',
    shape: 'parcel',
    accent: 'amber',
  },
  {
    id: 'news-card',
    daysAgo: 38,
    category: 'service',
    shape: 'card',
    accent: 'lime',
  },
  {
    id: 'news-solar',
    daysAgo: 55,
    category: 'product',
    shape: 'carport',
    accent: 'sky',
  },
  {
    id: 'news-law',
    daysAgo: 73,
    category: 'notice',
    shape: 'book',
    accent: 'slate',
    modes: ['b2b'],
  },
  {
    id: 'news-academy',
    daysAgo: 96,
    category: 'event',
    shape: 'training',
    accent: 'teal',
  },
  {
    id: 'news-warranty',
    daysAgo: 131,
    category: 'service',
    shape: 'shield',
    accent: 'coral',
  },
  {
    id: 'news-private',
    daysAgo: 12,
    category: 'service',
    shape: 'installation',
    accent: 'lime',
    modes: ['b2c_cc'],
  },
  {
    id: 'news-sonnental',
    daysAgo: 5,
    category: 'notice',
    shape: 'battery',
    accent: 'amber',
    brandId: 'sonnental',
  },
  {
    id: 'news-nordlicht',
    daysAgo: 8,
    category: 'event',
    shape: 'fast',
    accent: 'sky',
    brandId: 'nordlicht',
  },
  {
    id: 'news-portal',
    daysAgo: 160,
    category: 'notice',
    shape: 'software',
    accent: 'violet',
  },
];
