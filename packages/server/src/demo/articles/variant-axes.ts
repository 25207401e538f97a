import type { DemoTextId } from './demo-texts.ts';
import type { Axis, Choice } from './family.ts';

const axis = (label: DemoTextId, choices: readonly Choice[]): Axis => ({ label, choices });

export const powerAc = axis('axis.charging-power', [
  { code: '11', name: { plain: '11 kW' } },
  { code: '22', name: { plain: '22 kW' }, plus: 18_000 },
]);
export const powerDuo = axis('axis.charging-power', [
  { code: '211', name: { plain: '2 × 11 kW' } },
  { code: '222', name: { plain: '2 × 22 kW' }, plus: 32_000 },
]);
export const outlet = axis('axis.outlet', [
  { code: 'S', name: 'choice.type-2-socket', shape: 'socket' },
  { code: 'K5', name: 'choice.5-m-cable', plus: 9_000 },
  { code: 'K7', name: 'choice.7-5-m-cable', plus: 14_500 },
]);
export const fixedCable = axis('axis.cable-length', [
  { code: 'K5', name: 'choice.5-m-cable' },
  { code: 'K7', name: 'choice.7-5-m-cable', plus: 5_500 },
]);
export const twoColours = axis('axis.colour', [
  { code: 'WS', name: 'choice.white', tone: 'white' },
  { code: 'AN', name: 'choice.anthracite', tone: 'graphite' },
]);
export const fourColours = axis('axis.colour', [
  { code: 'WS', name: 'choice.white', tone: 'white' },
  { code: 'SW', name: 'choice.black', tone: 'night', plus: 1_500 },
  { code: 'BL', name: 'choice.midnight-blue', tone: 'navy', plus: 2_500 },
  { code: 'GN', name: 'choice.forest-green', tone: 'forest', plus: 2_500 },
]);
export const threeColours = axis('axis.colour', [
  { code: 'SI', name: 'choice.silver', tone: 'silver' },
  { code: 'AN', name: 'choice.anthracite', tone: 'graphite' },
  { code: 'KU', name: 'choice.copper', tone: 'copper', plus: 4_900 },
]);
export const network = axis('axis.connection', [
  { code: 'LAN', name: 'choice.lan-wi-fi' },
  { code: 'LTE', name: 'choice.lan-lte', plus: 13_900 },
]);
export const cableLength = axis('axis.length', [
  { code: '3', name: { plain: '3 m' } },
  { code: '5', name: { plain: '5 m' }, plus: 2_400 },
  { code: '7', name: 'choice.7-5-m', plus: 5_400 },
  { code: '10', name: { plain: '10 m' }, plus: 8_900 },
]);
export const cableKind = axis('axis.design', [
  { code: 'G', name: 'choice.straight' },
  { code: 'W', name: 'choice.coiled', plus: 2_900, shape: 'coil' },
]);
export const cablePower = axis('axis.charging-power', [
  { code: '11', name: { plain: '11 kW' } },
  { code: '22', name: { plain: '22 kW' }, plus: 3_900 },
]);
export const modelSeries = axis('axis.fits', [
  { code: 'HOM', name: { plain: 'Foyer Home' } },
  { code: 'PRO', name: { plain: 'Foyer Pro' }, plus: 1_900 },
  { code: 'KOM', name: { plain: 'Nordlys Kompakt' }, plus: 900 },
  { code: 'ONE', name: { plain: 'Voltara One' }, plus: 2_900 },
]);
export const steel = axis('axis.material', [
  { code: 'ES', name: 'choice.stainless-steel', tone: 'silver' },
  {
    code: 'PB',
    name: 'choice.coated-anthracite',
    tone: 'graphite',
    plus: 2_500,
  },
]);
export const packs = axis('axis.pack-size', [
  { code: '1', name: 'choice.single-card' },
  { code: '10', name: 'choice.pack-of-10', factor: 9 },
  { code: '50', name: 'choice.pack-of-50', factor: 40 },
  { code: '100', name: 'choice.pack-of-100', factor: 72 },
]);
export const fobPacks = axis('axis.pack-size', [
  { code: '1', name: 'choice.single' },
  { code: '10', name: 'choice.set-of-10', factor: 9 },
  { code: '50', name: 'choice.set-of-50', factor: 40 },
]);
export const fobColours = axis('axis.colour', [
  { code: 'SW', name: 'choice.black', tone: 'night' },
  { code: 'BL', name: 'choice.blue', tone: 'navy' },
  { code: 'GN', name: 'choice.green', tone: 'forest' },
]);
export const place = axis('axis.place', [
  { code: 'I', name: 'choice.indoor' },
  { code: 'A', name: 'choice.outdoor', factor: 1.18 },
]);
export const term = axis('axis.term', [
  { code: '12', name: 'choice.12-months' },
  { code: '36', name: 'choice.36-months', factor: 2.7 },
  { code: '60', name: 'choice.60-months', factor: 4.2 },
]);
export const level = axis('axis.package', [
  { code: 'B', name: 'choice.basic' },
  { code: 'K', name: 'choice.comfort', factor: 1.5 },
  { code: 'P', name: 'choice.premium', factor: 2.2 },
]);
export const stationKind = axis('axis.for', [
  { code: 'AC', name: 'choice.ac-wallbox' },
  { code: 'DU', name: 'choice.double-charging-point', factor: 1.5 },
  { code: 'DC', name: 'choice.dc-charging-station', factor: 4.5 },
]);
export const axisOf = axis;
