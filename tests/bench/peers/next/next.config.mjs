import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const peers = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {import('next').NextConfig} */
export default { output: 'export', turbopack: { root: peers } };
