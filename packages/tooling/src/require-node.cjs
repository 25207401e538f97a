'use strict';

/*
 * Ends a program with one sentence if Node is too old for it: the root's scripts preload this file (`node -r`). npm also runs it after
 * an installation, where it only prints the sentence, and ignores a missing file. Only the JavaScript of Node 12 is allowed here, since
 * the Node that is too old has to parse it.
 */
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 knows only this name.
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
  writeSync(2, `Foyer needs Node ${needed} or later, but this is Node ${process.versions.node}: ${remedy}\n`);
  if (process.env.npm_lifecycle_event !== 'postinstall') process.exit(1);
}

// Forked processes would preload this file again, by a path that is valid only in the root.
const at = process.execArgv.findIndex((word) => word.endsWith('require-node.cjs'));
if (at > 0) process.execArgv.splice(at - 1, 2);
