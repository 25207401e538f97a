/** The file with the licences of all libraries whose code is in a build. It is published beside the build's scripts. */
export const noticesFile = 'THIRD-PARTY-NOTICES.md';
