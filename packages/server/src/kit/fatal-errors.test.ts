import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./testing/crashing-server.ts', import.meta.url))

const startCrashingServer = async (graceMilliseconds = 60_000) => {
  const child = spawn(process.execPath, [script, String(graceMilliseconds)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const listening = /^http:\S+$/m.exec(output)?.[0]
      if (listening) resolve(listening)
    })
  })
  const fatalLines = () =>
    output
      .split('\n')
      .filter((line) => line.includes('"event":"fatal"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { url, exited, fatalLines, output: () => output, get: (path: string) => fetch(`${url}${path}`) }
}

/** Starts a request and waits until the server's log shows it. */
const begin = async (server: Awaited<ReturnType<typeof startCrashingServer>>, path: string) => {
  const reply = server.get(path).then(
    (response) => response.text(),
    () => 'cut off',
  )
  await expect.poll(server.output).toContain(`"url":"${path}"`)
  return { reply }
}

test.each([
  ['/throw', 'uncaughtException', 'TypeError'],
  ['/reject', 'unhandledRejection', 'RangeError'],
])(
  'after a fatal error of %s the running request finishes, and the process exits with 1',
  async (path, source, name) => {
    const server = await startCrashingServer()
    const finishing = await begin(server, '/finishes-while-stopping')
    await server.get(path)
    expect(await finishing.reply).toBe('finished')
    expect(await server.exited).toBe(1)
    await expect(server.get('/throw')).rejects.toThrow()
    const [line] = server.fatalLines()
    expect(line).toMatchObject({ source, name, level: 60 })
    expect(line?.requests).toContain('req-1')
    expect(String(line?.at)).toContain('crashing-server.ts')
    expect(server.output()).not.toContain('SECRET')
  },
)

test('a request that never finishes delays the exit only for its grace', async () => {
  const server = await startCrashingServer(300)
  const hanging = await begin(server, '/never-finishes')
  await server.get('/throw')
  expect(await server.exited).toBe(1)
  expect(await hanging.reply).toBe('cut off')
  expect(server.fatalLines()[0]?.requests).toContain('req-1')
})
