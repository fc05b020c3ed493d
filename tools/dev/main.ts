import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type ProxyOptions } from 'vite'
import { inRoot } from '../kit/root.ts'
import { buildWeb } from '../web/build.ts'

/**
 * npm run dev: the server, restarted when its sources change, behind Vite, which serves the sources of the portal and, under
 * /office, those of the office with hot reload. DEV_PORT is the port to open, the next one the office's own, PORT the server's.
 * Ctrl-C ends all; when the server ends, Vite does too.
 */
const { PORT = '3000', DEV_PORT = '5173' } = process.env
const officePort = Number(DEV_PORT) + 1

/** Everything but the pages and modules of the two apps. */
const serverPaths =
  '^/(?:api|v1|public|broker-api|console-api|cli-api|ws|WS|dev|simulated-institution|embed\\.js|openapi\\.json|health|ready)(?:[/?]|$)'

const run = async () => {
  // The server reads the form pages and the embed script from the build.
  if (!existsSync(inRoot('packages/web/dist')) && !(await buildWeb('pages'))) return 1
  const serve = async (app: string, port: number, proxy: Record<string, string | ProxyOptions>) => {
    const server = { host: 'localhost', port, strictPort: true, hmr: { clientPort: port }, proxy }
    const vite = await createServer({ configFile: inRoot(`packages/${app}/vite.config.ts`), server })
    return vite.listen()
  }
  const apps = await Promise.all([
    serve('office', officePort, {}),
    serve('web', Number(DEV_PORT), {
      [serverPaths]: `http://127.0.0.1:${PORT}`,
      // Vite serves an app at its base with a slash only.
      '^/office(?:[/?]|$)': {
        target: `http://localhost:${officePort}`,
        rewrite: (url) => url.replace(/^\/office(?=$|\?)/, '/office/'),
      },
    }),
  ])
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    cwd: inRoot('.'),
    env: { ...process.env, PORT, PUBLIC_URL: `http://localhost:${DEV_PORT}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = () => void server.kill('SIGTERM')
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const code = await new Promise<number>((resolve) => {
    server.on('error', () => resolve(127))
    server.on('exit', (code) => resolve(code ?? 0))
  })
  await Promise.all(apps.map((app) => app.close()))
  return code
}

process.exitCode = await run()
