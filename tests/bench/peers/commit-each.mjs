/** The least server that stores a form durably: one request, one transaction, one commit to the disk. */
import { createServer } from 'node:http';
import Database from 'libsql';

const database = new Database(process.env.FILE);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('CREATE TABLE submissions (id INTEGER PRIMARY KEY, created_at TEXT NOT NULL, fields TEXT NOT NULL)');
const insert = database.prepare('INSERT INTO submissions (created_at, fields) VALUES (?, ?)');

createServer((request, response) => {
  if (request.method !== 'POST') return response.writeHead(404).end('Not found');
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const fields = JSON.parse(Buffer.concat(chunks).toString());
    const { lastInsertRowid } = insert.run(new Date().toISOString(), JSON.stringify(fields));
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: Number(lastInsertRowid) }));
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
