import { execFile, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path, { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Isolation,
  inEmptyRoot,
  isolationNames,
  sandboxCommand,
  sandboxIsolation,
  sandboxOptions,
  systemFolders,
} from './sandbox-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-sandbox-'))
const socketPath = join(folder, 'socket')
const abstractSocket = `\\0foyer-sandbox-${process.pid}`
const file = openSync(import.meta.filename, 'r')
const servers: Server[] = []
const listen = async (...at: [path: string] | [port: number, host: string]) => {
  const server = createServer((socket) => socket.end())
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(...(at as [string]), resolve))
  return server
}
let port: number
beforeAll(async () => {
  port = ((await listen(0, '127.0.0.1')).address() as AddressInfo).port
  await listen(socketPath)
  if (process.platform === 'linux') await listen(abstractSocket.replace('\\0', '\0'))
})
afterAll(() => {
  for (const server of servers) server.close()
  closeSync(file)
  rmSync(folder, { recursive: true })
})

/** The output of a script in a process with the sandbox's rights. */
const outputOf = async (script: string, isolation: Isolation): Promise<string> => {
  const { program, flags } = sandboxCommand(isolation, 15_000)
  const child = spawn(program, [...flags, '--input-type=commonjs', '-e', script], sandboxOptions)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return output.trim() || errors
}
/** The outcome of a line of code there. */
const outcomeOf = (code: string, isolation: Isolation) =>
  outputOf(`try { ${code}; console.log('allowed') } catch (error) { console.log(error.code) }`, isolation)
const outcomeOfConnecting = (to: string, isolation: Isolation) =>
  outputOf(
    `require('node:net').connect(${to}).on('error', ({ code }) => console.log(code))
      .on('connect', function () { console.log('allowed'); this.destroy() })`,
    isolation,
  )
const read = "require('node:fs').readFileSync('/etc/hostname')"

/** The isolation named in the log line `started`, and the weaker ones of other machines. */
const isolations = isolationNames.slice(isolationNames.indexOf(await sandboxIsolation()))
describe.each(isolations)('in a sandbox with isolation %s', (isolation) => {
  test.each([
    ['read the files of others', read],
    ['write a file', "require('node:fs').writeFileSync('/tmp/foyer-sandbox', 'x')"],
    ['start a program', "require('node:child_process').execFileSync('/bin/true')"],
    [
      'start a worker, which could take other rights',
      `new (require('node:worker_threads').Worker)(${JSON.stringify(read)}, { eval: true, execArgv: [] })`,
    ],
    ['open an inspector', "require('node:inspector').open(0)"],
    ['reach the bindings below the network modules', "process.binding('tcp_wrap')"],
  ])('an attacker in the sandbox cannot %s', async (_, code) => {
    expect(await outcomeOf(code, isolation)).toBe('ERR_ACCESS_DENIED')
  })
  test('the sandbox decodes the accepted kinds of pictures only', async () => {
    const code = JSON.stringify(path.join(import.meta.dirname, '../inspect/sharp.ts'))
    const png = (
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
    ).toString('base64')
    const script = `import(${code}).then(async ({ sharp }) => {
      const kinds = [Buffer.from(${JSON.stringify(png)}, 'base64'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')]
      const decoded = await Promise.allSettled(kinds.map((bytes) => sharp(bytes).raw().toBuffer()))
      console.log(decoded.map(({ status }) => status).join())
    })`
    expect(await outputOf(script, isolation)).toBe('fulfilled,rejected')
  })
  test('the sandbox may read its own code', async () => {
    const code = `require('node:fs').readFileSync(${JSON.stringify(import.meta.filename)})`
    expect(await outcomeOf(code, isolation)).toBe('allowed')
  })
  test('the sandbox has no network where the machine can remove it, and otherwise the log reports it', async () => {
    const expected = isolation === 'network' ? 'allowed' : 'ENETUNREACH'
    expect(await outcomeOfConnecting(`${port}, '127.0.0.1'`, isolation)).toBe(expected)
  })
  test.skipIf(process.platform !== 'linux')('an abstract socket is reachable only with the network', async () => {
    const expected = isolation === 'network' ? 'allowed' : 'ECONNREFUSED'
    expect(await outcomeOfConnecting(`'${abstractSocket}'`, isolation)).toBe(expected)
  })
  test('no socket with a path is reachable from an isolated sandbox', async () => {
    const expected = isolation === 'isolated' ? 'ENOENT' : 'allowed'
    expect(await outcomeOfConnecting(JSON.stringify(socketPath), isolation)).toBe(expected)
  })
  test('an isolated sandbox cannot listen on the sockets of other processes', async () => {
    const script = `require('node:net').createServer().on('error', ({ code }) => console.log(code))
      .listen(${JSON.stringify(join(folder, 'of-sandbox'))}, function () { console.log('allowed'); this.close() })`
    expect(await outputOf(script, isolation)).toBe(isolation === 'isolated' ? 'EACCES' : 'allowed')
  })
  test('an isolated sandbox cannot signal the server or start its debugger', async () => {
    const outcome = await outcomeOf(`process.kill(${process.pid}, 0)`, isolation)
    expect(outcome).toBe(isolation === 'isolated' ? 'ESRCH' : 'allowed')
  })
  test('a signal to its own process group does not reach the server', async () => {
    let signals = 0
    const count = () => (signals += 1)
    process.on('SIGCONT', count)
    expect(await outcomeOf("process.kill(0, 'SIGCONT')", isolation)).toBe('allowed')
    process.off('SIGCONT', count)
    expect(signals).toBe(0)
  })
  test('the sandbox inherits no environment variable, socket or file of the server', async () => {
    const script = `const { fstatSync } = require('node:fs')
      const kinds = []
      for (let descriptor = 3; descriptor < 256; descriptor += 1) {
        try { const found = fstatSync(descriptor); if (found.isSocket() || found.isFile()) kinds.push(descriptor) } catch {}
      }
      console.log(JSON.stringify({ kinds, names: Object.keys(process.env) }))`
    expect(JSON.parse(await outputOf(script, isolation))).toEqual({ kinds: [], names: [] })
  })
})

test.runIf(isolations.includes('isolated'))(
  'an empty root has the folders that it is given, whatever their names, and none can be written in',
  async () => {
    const odd = join(folder, 'a # b\\040\tc')
    mkdirSync(odd)
    writeFileSync(join(odd, 'text'), 'found')
    const script =
      'cat "$0/text"; for path in "$0/new" /new; do touch "$path" 2>/dev/null || echo " refused"; done; echo /*'
    const [program = '', ...flags] = inEmptyRoot([...systemFolders, odd, join(folder, 'missing')])
    const { stdout } = await promisify(execFile)(program, [...flags, '/bin/sh', '-c', script, odd], sandboxOptions)
    const top = new Set(
      [...systemFolders, odd].filter((path) => existsSync(path)).map((path) => `/${path.split('/')[1]}`),
    )
    expect(stdout.trim().split(/\s+/)).toEqual(['found', 'refused', 'refused', ...[...top, '/mounts', '/old'].sort()])
  },
)
