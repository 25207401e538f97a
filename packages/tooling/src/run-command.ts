import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, root } from './paths.ts';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** The environment in which `node` and the tools of this repository come first, unless `extra` says where programs are. */
export function toolEnvironment(extra: Readonly<Record<string, string | undefined>> = {}): NodeJS.ProcessEnv {
  const bin = inRoot('node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** Runs a program to its end, collecting what it prints; `echo` also shows it as it comes. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string | undefined>>; cwd?: string; echo?: boolean } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
