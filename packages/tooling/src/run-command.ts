import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, root } from './paths.ts';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** An environment in which the tools of this repository take precedence, unless `extra` sets another PATH. */
export function toolEnvironment(extra: Readonly<Record<string, string | undefined>> = {}): NodeJS.ProcessEnv {
  const bin = inRoot('node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** Runs a program to its end and collects its output; `echo` also prints the output immediately. */
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
