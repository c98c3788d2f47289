import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

export const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface Place {
  /** Where nginx writes its own files. */
  folder: string;
  /** A built site. */
  root: string;
  port: number;
  /** `127.0.0.1:4173` … */
  servers: readonly string[];
}

/**
 * The block of docs/hosting.md for a folder of this machine, with directives that let nginx run as any user and beside another
 * nginx.
 */
export function nginxConfig({ folder, root, port, servers }: Place): string {
  const [, block = ''] = /```nginx\n(.*?)```/s.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const lines = servers.map((address) => `  server ${address} max_fails=0;\n`).join('');
  const server = replaceOnce(block, /^ {2}server 127.*\n/m, lines);
  const listening = replaceOnce(server, /server_name www\.halloway\.example;/, `listen 127.0.0.1:${port};`);
  const logging = listening.replaceAll('/var/log/nginx/halloway', join(folder, 'access'));
  const brotliOn = existsSync(brotli) ? replaceOnce(logging, /# brotli_static on;/, 'brotli_static on;') : logging;
  const { uid, username } = userInfo();
  const place = (name: string) => `${name}_temp_path ${join(folder, name)};`;
  return `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr crit;
${uid === 0 ? `user ${username};` : ''}
${existsSync(brotli) ? `load_module ${brotli};` : ''}
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(place).join('\n')}
${brotliOn.replaceAll('/srv/dist-site', root)}
}
`;
}

function replaceOnce(text: string, what: RegExp, by: string): string {
  if (!what.test(text)) throw new Error(`docs/hosting.md's block for nginx has no text that matches ${what}.`);
  return text.replace(what, () => by);
}
