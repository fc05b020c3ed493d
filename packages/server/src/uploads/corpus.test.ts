import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { type FileKind, fileKinds } from './file-kinds.ts'
import { cleanFileName } from './file-name.ts'
import { inspectFile } from './inspect/inspect-file.ts'
import { isResult } from './sandbox/is-result.ts'
import { activeFormulas, flaggedFormulas } from './testing/corpus/active-formulas.ts'
import { activeOffice } from './testing/corpus/active-office.ts'
import { activePdfs } from './testing/corpus/active-pdfs.ts'
import { archiveSamples } from './testing/corpus/archives.ts'
import { cleanedSamples } from './testing/corpus/cleaned.ts'
import { flaggedSamples } from './testing/corpus/flagged.ts'
import { goodSamples } from './testing/corpus/good.ts'
import { hiddenSamples } from './testing/corpus/hidden.ts'
import type { Sample } from './testing/corpus/sample.ts'
import { strangeSamples } from './testing/corpus/strangers.ts'

/** Processor seconds used, independent of other load on the machine. */
const working = async <T>(work: Promise<T>) => {
  const before = process.cpuUsage()
  const result = await work
  const { user, system } = process.cpuUsage(before)
  return { result, seconds: (user + system) / 1e6 }
}

const inspect = async ({ make, ...sample }: Sample) => {
  const fileName = cleanFileName(sample.fileName)
  const inspected = await inspectFile(await make(), fileName)
  // The server takes no other result.
  expect(isResult('inspect', { fileName }, inspected.inspection)).toBe(true)
  return inspected
}

/** Pictures are re-encoded, most of them as another kind. */
const keptAs: Partial<Record<FileKind, FileKind>> = { gif: 'png', bmp: 'png', webp: 'jpeg', heic: 'jpeg', tiff: 'jpeg' }

it('the corpus has at least 250 bad files and 30 good ones, each listed once, and a good one of every kind', () => {
  const badSamples = [
    ...strangeSamples,
    ...hiddenSamples,
    ...activePdfs,
    ...activeOffice,
    ...activeFormulas,
    ...archiveSamples,
  ]
  expect(badSamples.length).toBeGreaterThanOrEqual(250)
  expect(goodSamples.length).toBeGreaterThanOrEqual(30)
  expect(new Set(badSamples.map(({ about, fileName }) => `${about} ${fileName}`)).size).toBe(badSamples.length)
  expect(new Set(goodSamples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(fileKinds)))
})

describe('is accepted:', () => {
  test.each(goodSamples)('$kind, $about ($fileName)', async (sample) => {
    const { inspection } = await inspect(sample)
    const kind = sample.kept ?? keptAs[sample.kind] ?? sample.kind
    const flags = ['doc', 'xls'].includes(kind) || sample.fileName === 'office.zip' ? ['NotFullyChecked'] : []
    expect(inspection).toMatchObject({ ok: true, kind, flags })
  })
})

describe('is accepted with a warning for the staff:', () => {
  test.each([...flaggedSamples, ...flaggedFormulas])('$about is $flags', async (sample) => {
    const { inspection, replacement } = await inspect(sample)
    expect(inspection).toMatchObject({ ok: true, kind: sample.kind, flags: sample.flags })
    expect(replacement).toBeUndefined()
  })
})

describe('a picture is stored without its extras:', () => {
  test.each(cleanedSamples)('$about ($fileName)', async (sample) => {
    const bytes = await sample.make()
    expect(bytes.includes(sample.without)).toBe(true)
    const { inspection, replacement = Buffer.alloc(0) } = await inspect(sample)
    expect(inspection).toMatchObject({ ok: true, isReplaced: true, pages: 1, flags: [] })
    expect(replacement.includes(sample.without)).toBe(false)
    expect(await sharp(replacement).metadata()).not.toHaveProperty('exif')
  })
})

describe.each([
  ['what is another kind, cut off or locked', strangeSamples],
  ['what hides something or is too large', hiddenSamples],
  ['a PDF that runs, starts or carries something', activePdfs],
  ['an office document that runs, starts or carries something', [...activeOffice, ...activeFormulas]],
  ['an archive that lies, bursts or brings what is not wanted', archiveSamples],
])('is refused: %s:', (_, samples) => {
  test.each(samples)('$about is $key', async (sample) => {
    const bytes = await sample.make()
    const { result, seconds } = await working(inspectFile(bytes, cleanFileName(sample.fileName)))
    expect(result).toEqual({ inspection: { ok: false, key: sample.key } })
    // R16 requires less than a second for an archive. A compressed PDF takes its parser's time, limited by the
    // sandbox.
    expect(seconds).toBeLessThan(samples === archiveSamples ? 1 : 8)
  })
})
