import { describe, expect, it } from 'vitest'
import { type DrawingLimits, DrawingStopped, drawInWorker } from '../../kit/pdf/draw-in-worker.ts'
import { longestTurn } from '../../testing/longest-turn.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { testTexts } from '../../testing/test-texts.ts'
import { sampleSubmission } from '../testing/sample-submission.ts'
import type { applicationPdf } from './application-pdf.ts'

const texts = testTexts()
const application = {
  siteId: 'a site',
  module: new URL('./application-pdf.ts', import.meta.url),
  name: 'applicationPdf',
}
const inMinutes = { cpuMilliseconds: 60_000, milliseconds: 600_000 }
const draw = (comments: string, limits: DrawingLimits = inMinutes, siteId = 'a site') => {
  const submission = sampleSubmission(texts, { language: 'en', comments })
  return drawInWorker<typeof applicationPdf>(texts, { ...application, siteId }, { submission, language: 'en' }, limits)
}
const characters = (count: number, first: number, mark = '') =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index) + mark).join('')

const arabicMarks = Array.from({ length: 0x900 - 0x600 }, (_, at) => String.fromCodePoint(0x600 + at)).filter((one) =>
  /\p{M}/u.test(one),
)

/** Characters that reach the document if nothing removes them before. */
const hostile = [
  ['private use', characters(4000, 0xe000)],
  ['private use under accents', characters(2000, 0xe000, '\u0301')],
  ['unassigned', characters(2000, 0xe0200)],
  ['a rare plane', characters(2000, 0x20000)],
  ['Chinese', characters(4000, 0x4e00)],
  ['one word', 'W'.repeat(4000)],
  ['joined emoji', '👨\u200d👩\u200d👧\u200d👦👩🏽\u200d💻🏳️\u200d🌈'.repeat(150)],
  [
    'Arabic letters under every mark',
    arabicMarks.map((mark) => `ا${mark} ل${mark} ب${mark} ل${mark}ا${mark}`).join(' '),
  ],
  ['one letter under marks', `a${'\u0301\u0323'.repeat(2000)}`],
] as const

describe('drawing in a worker thread', { timeout: 300_000 }, () => {
  it.each(hostile)('a comment full of %s blocks the server for less than 100 milliseconds', async (_, comments) => {
    await draw('')
    let drawn: Buffer = Buffer.alloc(0)
    const longest = await longestTurn(100, async () => {
      drawn = await draw(comments)
    })
    expect(readPdf(drawn).text).toContain('Mortgage application')
    expect(longest).toBeLessThan(100)
  })
  it.each([
    ['processor time', { ...inMinutes, cpuMilliseconds: 1 }],
    ['time', { ...inMinutes, milliseconds: 1 }],
  ])('stops a drawing that takes too much %s, and draws the next one', async (_, limits) => {
    await expect(draw(characters(4000, 0x4e00), limits)).rejects.toThrow(DrawingStopped)
    expect(readPdf(await draw('Back again.')).text).toContain('Back again.')
  })
  it('queues drawings per site, so that other sites do not wait for slow documents', async () => {
    const done: string[] = []
    const of = (siteId: string, comments: string) =>
      draw(comments, inMinutes, siteId).then(() => void done.push(siteId))
    const slow = characters(4000, 0x4e00)
    await Promise.all([of('slow', slow), of('slow', slow), of('slow', slow), of('quick', ''), of('other', '')])
    expect(done.toSorted()).toEqual(['other', 'quick', 'slow', 'slow', 'slow'])
    expect(done.at(-1)).toBe('slow')
  })
  it('throws the error of a drawing, and draws the next one', async () => {
    const missing = drawInWorker(texts, { ...application, name: 'missing' }, undefined as never)
    await expect(missing).rejects.toThrow('has no missing')
    expect(readPdf(await draw('Back again.')).text).toContain('Back again.')
  })
})
