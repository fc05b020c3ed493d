import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'vite'
import { inRoot } from '../kit/root.ts'
import { buildWeb } from '../web/build.ts'

/**
 * npm run dev: the server, restarted when its sources change, behind Vite, which serves the portal's sources with hot
 * reload. DEV_PORT is the port to open, PORT the server's own. Ctrl-C ends both; when the server ends, Vite does too.
 */
const { PORT = '3000', DEV_PORT = '5173' } = process.env

/** Everything but the portal's own pages and modules. */
const serverPaths =
  '^/(?:api|v1|public|broker-api|cli-api|ws|WS|dev|simulated-institution|embed\\.js|openapi\\.json|health|ready)(?:[/?]|$)'

const run = async () => {
  // The server reads the form pages and the embed script from the build.
  if (!existsSync(inRoot('packages/web/dist')) && !(await buildWeb('pages'))) return 1
  const vite = await createServer({
    configFile: inRoot('packages/web/vite.config.ts'),
    server: {
      host: 'localhost',
      port: Number(DEV_PORT),
      strictPort: true,
      proxy: { [serverPaths]: `http://127.0.0.1:${PORT}` },
    },
  })
  await vite.listen()
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
  await vite.close()
  return code
}

process.exitCode = await run()
