'use strict';

/*
 * Ends a program with one sentence where Node is too old for it: the root's scripts preload this file (`node -r`). npm also runs it after
 * an installation, which is told but goes on, even in a copy that has the package files alone and not this one. Nothing newer than the
 * JavaScript of Node 12 may stand here, since the Node that is too old has to read it.
 */
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 reads it by this name alone.
const { writeSync } = require('fs');
const { engines, optionalDependencies } = require('../../../package.json');

const numbersOf = (version) => version.match(/\d+/g).map(Number);

const [major, minor] = numbersOf(process.versions.node);
const [neededMajor, neededMinor] = numbersOf(engines.node);
const isEnough = major > neededMajor || (major === neededMajor && minor >= neededMinor);

if (!isEnough) {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const remedy =
    `node-${system}` in optionalDependencies
      ? '`npm ci` installs the right one, unless optional dependencies are omitted.'
      : `none comes with the dependencies for ${system}, so please install Node ${neededMajor} yourself.`;
  const needed = `${neededMajor}.${neededMinor}`;
  writeSync(2, `Foyer needs Node ${needed} or later, and this is Node ${process.versions.node}: ${remedy}\n`);
  if (process.env.npm_lifecycle_event !== 'postinstall') process.exit(1);
}

// What the program forks would preload this again, by a path that holds in the root alone.
const at = process.execArgv.findIndex((word) => word.endsWith('require-node.cjs'));
if (at > 0) process.execArgv.splice(at - 1, 2);
