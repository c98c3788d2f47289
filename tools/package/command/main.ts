#!/usr/bin/env node
/** `npx @halloway/ui mcp`. Built into `dist/command.js`, beside the manifest and the pages that it reads. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Manifest } from '../documented';
import { serverOf } from './server';

const USAGE = `npx @halloway/ui mcp    answers assistants about the components, over the Model Context Protocol on stdin and stdout
`;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const [command] = process.argv.slice(2);
if (command === 'mcp') {
  const { components } = JSON.parse(read('components.json')) as Manifest;
  const { version } = JSON.parse(read('../package.json')) as { version: string };
  const guides = readdirSync(new URL('docs/guides', import.meta.url)).map((file) => basename(file, '.md'));
  await serverOf({ components, guides, page: read }, version).connect(new StdioServerTransport());
} else {
  process.stderr.write(command === undefined ? USAGE : `There is no command "${command}".\n${USAGE}`);
  process.exitCode = 1;
}
