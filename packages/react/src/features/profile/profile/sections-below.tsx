import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { MailsSection } from './mails-section.tsx';

const SecondFactorsSection = lazyWithTexts(
  () => import('../second-factors/second-factors-section.tsx').then((module) => module.SecondFactorsSection),
  () => import('../second-factors/second-factors.messages.ts').then((module) => module.secondFactorsMessages),
);

export interface SectionsBelowProps {
  readonly hasDevices: boolean;
  readonly hasMails: boolean;
}

/** The sections below the password; each is rendered once those above it are loaded. */
export function SectionsBelow({ hasDevices, hasMails }: SectionsBelowProps) {
  return (
    <Suspense>
      <SecondFactorsSection />
      <DevicesSection />
      {hasDevices && <MailsSection />}
      {hasDevices && hasMails && <DataSection />}
    </Suspense>
  );
}
