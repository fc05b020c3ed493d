import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const built = new URL('../../../embed/dist/embed.js', import.meta.url)

/** The script that brokers paste: its address never changes, so browsers revalidate it after an hour. */
export const serveEmbedScript = async (app: FastifyInstance) => {
  const script = await readFile(built)
  app.get('/embed.js', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
