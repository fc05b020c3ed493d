import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceStamp } from './stamp.ts'

test('the stamp changes with the sources of the pages, not with the build', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'foyer-stamp-'))
  const write = (file: string) => {
    mkdirSync(path.join(base, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(base, file), file)
  }
  try {
    write('packages/web/src/main.tsx')
    const before = sourceStamp(base)
    write('packages/web/dist/index.html')
    write('packages/server/src/main.ts')
    expect(sourceStamp(base)).toBe(before)
    write('packages/texts/src/account/en.ts')
    expect(sourceStamp(base)).not.toBe(before)
  } finally {
    rmSync(base, { recursive: true })
  }
})
