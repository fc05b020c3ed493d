import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A broker's own website on another port: plain HTML with only our script tag. `?lang` is the page's language. */
export const startForeignSite = async () => {
  let snippet = ''
  const server = createServer((request, response) => {
    const lang = new URL(request.url ?? '/', 'http://foreign').searchParams.get('lang') ?? 'en'
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="${lang}"><head><title>Elsewhere</title>
      <meta name="viewport" content="width=device-width"></head>
      <body style="margin:8px"><main><h1>Elsewhere</h1>${snippet}</main>
      <script>addEventListener('foyer:loaded', e => (received += ' loaded')); addEventListener('foyer:submitted', e => (received += ' submitted')); var received = ''</script>
      </body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    /** Returns the previous content. */
    paste: (text: string): string => {
      const before = snippet
      snippet = text
      return before
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type ForeignSite = Awaited<ReturnType<typeof startForeignSite>>
