import { describe, expect, it, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { fileKinds } from './file-kinds.ts'
import { cleanFileName } from './file-name.ts'
import { inMemory } from './source/walk.ts'
import { archiveSamples } from './testing/corpus/archives.ts'
import { goodSamples } from './testing/corpus/good.ts'
import { hiddenSamples } from './testing/corpus/hidden.ts'
import type { Sample } from './testing/corpus/sample.ts'
import { strangeSamples } from './testing/corpus/strangers.ts'

const check = async ({ fileName, make }: Sample) => checkContent(inMemory(await make()), cleanFileName(fileName))

it('the corpus has at least 200 bad files and 30 good ones, each said once, and a good one of every kind', () => {
  const badSamples = [...strangeSamples, ...hiddenSamples, ...archiveSamples]
  expect(badSamples.length).toBeGreaterThanOrEqual(200)
  expect(goodSamples.length).toBeGreaterThanOrEqual(30)
  expect(new Set(badSamples.map(({ about, fileName }) => `${about} ${fileName}`)).size).toBe(badSamples.length)
  expect(new Set(goodSamples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(fileKinds)))
})

describe('is accepted:', () => {
  test.each(goodSamples)('$kind, $about ($fileName)', async (sample) => {
    const { contentType } = fileKinds[sample.kind]
    expect(await check(sample)).toMatchObject({ ok: true, kind: sample.kind, contentType })
  })
})

describe.each([
  ['what is another kind, cut off or locked', strangeSamples],
  ['what hides or runs something', hiddenSamples],
  ['an archive that lies, bursts or brings what is not wanted', archiveSamples],
])('is refused: %s:', (_, samples) => {
  test.each(samples)('$about is $key', async (sample) => {
    expect(await check(sample)).toEqual({ ok: false, key: sample.key })
  })
})
