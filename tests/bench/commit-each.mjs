/** The smallest Fastify server that stores a form durably: one request, one transaction, one commit to disk. */
import Fastify from 'fastify';
import Database from 'libsql';

const database = new Database(process.env.FILE);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('CREATE TABLE submissions (id INTEGER PRIMARY KEY, created_at TEXT NOT NULL, fields TEXT NOT NULL)');
const insert = database.prepare('INSERT INTO submissions (created_at, fields) VALUES (?, ?)');

const text = { type: 'string' };
const properties = { name: text, email: text, subject: text, message: text, product: text, purpose: text };
const schema = { body: { type: 'object', properties, required: Object.keys(properties) } };
const app = Fastify();
app.post('/superadmin/contact_form/', { schema }, async (request, reply) => {
  const { lastInsertRowid } = insert.run(new Date().toISOString(), JSON.stringify(request.body));
  return reply.code(201).send({ id: Number(lastInsertRowid) });
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
