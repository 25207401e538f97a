import type { FirstStage } from '@foyer/react/internal';

const stages = new WeakMap<Element, FirstStage>();

/** What has painted an element that is not defined yet. */
export const stageOf = (host: Element): FirstStage | undefined => stages.get(host);

/** Remembers what has painted an element, until it ends. */
export function keepStage(host: Element, stage: FirstStage): void {
  const end = (isReady: boolean) => {
    stages.delete(host);
    stage.end(isReady);
  };
  stages.set(host, { ...stage, end });
}
