import { afterEach, describe, expect, test } from 'vitest'
import { ScannerUnavailable } from '../ports/scanner.ts'
import { scannerClamd } from './scanner-clamd.ts'
import { scannerNone } from './scanner-none.ts'
import { eicar, type Mishap, startFakeClamd } from './testing/fake-clamd.ts'

async function* pieces(...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part as string)
}

let stop = async () => {}
afterEach(() => stop())

const start = async (mishap?: Mishap) => {
  const clamd = await startFakeClamd(mishap)
  stop = () => clamd.stop()
  // Only a scanner that misbehaves is given up soon: a busy machine may take longer over a real verdict.
  return { clamd, scanner: scannerClamd({ ...clamd, ...(mishap && { silenceMilliseconds: 300 }) }) }
}

describe('ClamAV', () => {
  test('reports a harmless file as clean after receiving all of it', async () => {
    const { clamd, scanner } = await start()
    expect(scanner.scans).toBe(true)
    expect(await scanner.scan(pieces('hello', Buffer.alloc(3_000_000), 'world'))).toBe('clean')
    expect(await scanner.scan(pieces())).toBe('clean')
    expect(clamd.scanned).toEqual([3_000_010, 0])
  })
  test('finds a known signature', async () => {
    const { scanner } = await start()
    expect(await scanner.scan(pieces('before ', eicar))).toBe('infected')
  })
  test.each(['silent', 'hangs up', 'error', 'nonsense', 'too long', 'half an answer'] as const)(
    'is unavailable and reports nothing as clean when it is “%s”',
    async (mishap) => {
      const { scanner } = await start(mishap)
      await expect(scanner.scan(pieces(Buffer.alloc(5_000_000)))).rejects.toThrow(ScannerUnavailable)
    },
  )
  test.each(['silent', 'hangs up', 'too long'] as const)('is not up when it is “%s”', async (mishap) => {
    expect(await (await start(mishap)).scanner.isUp()).toBe(false)
  })
  test('is unavailable when it does not run', async () => {
    const { clamd, scanner } = await start()
    expect(await scanner.isUp()).toBe(true)
    await clamd.stop()
    expect(await scanner.isUp()).toBe(false)
    await expect(scanner.scan(pieces('hello'))).rejects.toThrow(ScannerUnavailable)
    stop = async () => {}
  })
  test('stops when the file cannot be read', async () => {
    const { scanner } = await start()
    const broken = async function* () {
      yield Buffer.from('hello')
      throw new Error('the disk broke')
    }
    await expect(scanner.scan(broken())).rejects.toThrow('the disk broke')
  })
})

test('no file is reported as clean without a scanner', async () => {
  expect([scannerNone.scans, await scannerNone.isUp()]).toEqual([false, undefined])
  expect(await scannerNone.scan(pieces(eicar))).toBe('not-scanned')
})
