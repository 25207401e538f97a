import * as accessory from './accessory-shapes.ts';
import * as charging from './charging-shapes.ts';
import * as electric from './electric-shapes.ts';
import * as service from './service-shapes.ts';
import type { Shape } from './shape.ts';

/** All shapes, by the first word of a picture's key. */
export const shapes = {
  wallbox: charging.wallbox,
  socket: charging.socket,
  duo: charging.duo,
  fast: charging.fastCharger,
  stand: charging.stand,
  coil: charging.coil,
  connector: charging.connector,
  meter: electric.meter,
  controller: electric.controller,
  breaker: electric.breaker,
  cabinet: electric.cabinet,
  battery: electric.battery,
  gateway: electric.gateway,
  card: accessory.card,
  fob: accessory.fob,
  holder: accessory.holder,
  plate: accessory.plate,
  base: accessory.base,
  sign: accessory.sign,
  bollard: accessory.bollard,
  carport: accessory.carport,
  parcel: accessory.parcel,
  book: accessory.book,
  maintenance: service.maintenance,
  planning: service.planning,
  installation: service.installation,
  software: service.software,
  shield: service.shield,
  training: service.training,
  van: service.van,
} as const satisfies Record<string, Shape>;
export type ShapeName = keyof typeof shapes;
