import { type SQL, sql } from 'drizzle-orm';
import { isMileageDue, mileageDueOn } from '../../use-cases/mileage-due.repo.ts';
import { ownedBy } from '../../use-cases/owned-by.repo.ts';
import { vehicles } from '../../use-cases/use-cases.table.ts';
import { defineSource, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  readonly count: number;
  readonly plate: string | null;
  readonly km: number | null;
  readonly readOn: string | null;
}

const readFacts = (viewer: Viewer): SQL =>
  sql`select json_build_object('count', count(*)::int, 'plate', min(license_plate), 'km', min(last_reading_km),
    'readOn', min(last_read_on)) from ${vehicles} where ${ownedBy(vehicles, viewer)} and ${isMileageDue(viewer.today)}`;

/** Task to report the mileage of vehicles that have no reading this month. */
export const mileageSource = defineSource<Facts>({
  access: 'useCases',
  action: 'submitMileageStatusReport',
  duringPrompt: true,
  facts: readFacts,
  tiles: ({ count, plate, km, readOn }, { viewer, say, day, number }) => {
    if (count === 0) return [];
    const last =
      km === null || readOn === null
        ? say('dashboard.mileage.never')
        : say('dashboard.mileage.last', { km: number(km), date: day(readOn) });
    return [
      tile({
        id: 'mileage',
        kind: 'task',
        severity: 'warning',
        count,
        dueOn: mileageDueOn(viewer.today),
        title: say('dashboard.mileage.title', { count, plate: plate ?? '' }),
        text: count === 1 ? last : null,
        link: {
          ...to('use-case', { id: 'mileage-status-report' }),
          label: say('dashboard.mileage.link'),
        },
      }),
    ];
  },
});
