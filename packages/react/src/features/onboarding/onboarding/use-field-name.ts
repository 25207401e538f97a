import { useOnboardingMessages } from './onboarding.messages.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names the field that a path of `missing` leads to, as its label does; nothing for a step as a whole. */
export function useFieldName(): (path: string) => string {
  const { find } = useOnboardingMessages();
  return (path) => {
    const name = kebab(path.split('.').at(-1) ?? '');
    if (name === '') return '';
    const isOfAddress = /address\./i.test(path);
    const ofAddress = find(`base.address.${name === 'country-code' ? 'country' : name}`, '');
    if (isOfAddress) return ofAddress;
    // a label that is a whole sentence has a short form
    const label = find(`onboarding.onboarding.${name}`, ofAddress);
    return find(`onboarding.onboarding.missing.${name}`, label);
  };
}
