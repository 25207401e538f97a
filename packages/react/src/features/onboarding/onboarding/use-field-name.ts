import { useOnboardingMessages } from './onboarding.messages.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns a function that names the field of a path in `missing` by its label; empty for a whole step. */
export function useFieldName(): (path: string) => string {
  const { find } = useOnboardingMessages();
  return (path) => {
    const name = kebab(path.split('.').at(-1) ?? '');
    if (name === '') return '';
    const isOfAddress = /address\./i.test(path);
    const ofAddress = find(`base.address.${name === 'country-code' ? 'country' : name}`, '');
    if (isOfAddress) return ofAddress;
    // labels that are whole sentences have a short form
    const label = find(`onboarding.onboarding.${name}`, ofAddress);
    return find(`onboarding.onboarding.missing.${name}`, label);
  };
}
