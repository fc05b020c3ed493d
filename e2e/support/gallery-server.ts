import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

export type GalleryApp = 'web' | 'office'

const folderOf = (app: GalleryApp) => fileURLToPath(new URL(`../../packages/${app}/dist-gallery`, import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the built gallery of an app, which the real server does not. */
export const serveGallery = async (app: GalleryApp = 'web') => {
  const dist = folderOf(app)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    const file = `${dist}${pathname}`
    const type = types[extname(file)]
    if (type === undefined || pathname.includes('..') || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' })
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/gallery.html`, stop: () => new Promise((resolve) => server.close(resolve)) }
}
