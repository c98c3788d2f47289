import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { endpointHeaders, type HeaderRow } from '../hosting/headers';

/** A request: as much of Node's own as the server reads. */
export type Incoming = Readable &
  Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** What a request is answered with. */
export interface Answer {
  status: number;
  headers: HeaderRow;
  body?: string | Buffer<ArrayBuffer>;
  /** The path for the log, when the request's own may hold what a visitor made up. */
  template?: string;
}

/** An answer of text whose length is known, also to the log. */
export function text(body: string, status: number, headers: HeaderRow): Answer {
  return { status, headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }, body };
}

/** An answer in JSON. */
export function json(value: unknown, status: number, headers: HeaderRow = {}): Answer {
  const body = JSON.stringify(value);
  const length = String(Buffer.byteLength(body));
  return { status, headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': length }, body };
}

/** What every answer of an endpoint carries. */
export const endpointRow = endpointHeaders();
