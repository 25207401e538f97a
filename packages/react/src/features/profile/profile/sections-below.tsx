import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { MailsSection } from './mails-section.tsx';

export interface SectionsBelowProps {
  readonly hasDevices: boolean;
  readonly hasMails: boolean;
}

/** What stands below the password: a section is there when those above it are. */
export function SectionsBelow({ hasDevices, hasMails }: SectionsBelowProps) {
  return (
    <>
      <DevicesSection />
      {hasDevices && <MailsSection />}
      {hasDevices && hasMails && <DataSection />}
    </>
  );
}
