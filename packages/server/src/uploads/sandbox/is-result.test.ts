import { expect, it, test } from 'vitest'
import { isResult } from './is-result.ts'
import { pictureFrom } from './picture-from.ts'
import { SandboxStopped } from './run-in-sandbox.ts'
import type { TaskName, Tasks } from './tasks.ts'

const inspected = { ok: true, isReplaced: true, kind: 'jpeg', fileName: 'a.jpg', pages: 1, flags: ['OpensElsewhere'] }
const sent = { fileName: 'a.heic' }

it.each([
  ['an inspected file', 'inspect', sent, inspected],
  [
    'one whose pages are now those of a PDF',
    'inspect',
    { fileName: 'a.tif' },
    { ...inspected, kind: 'pdf', fileName: 'a.pdf' },
  ],
  ['one that was sent without a name', 'inspect', { fileName: '' }, { ...inspected, fileName: 'document.jpg' }],
  ['a refused file', 'inspect', sent, { ok: false, key: 'FileUnsafe' }],
  ['a page of a photo', 'photo', { longestSide: 100 }, { isDrawn: true, width: 100, height: 1 }],
  ['a photo that cannot be opened', 'photo', { longestSide: 100 }, { isDrawn: false }],
] as const)('takes the result of %s', (_, name, given, found) => {
  expect(isResult(name as TaskName, given as Tasks[TaskName]['given'], found)).toBe(true)
})

it.each([
  ['an unknown kind', { kind: 'html' }],
  ['a kind that is a property of every object', { kind: 'constructor' }],
  ['a content type, which is the server’s', { contentType: 'text/html' }],
  ['a name of its own', { fileName: 'b.jpg' }],
  ['a name with a path', { fileName: '../a.jpg' }],
  ['a name with a line break', { fileName: 'a\n.jpg' }],
  ['a name of another kind', { fileName: 'a.exe' }],
  ['a name that is no text', { fileName: { toString: 'a.jpg' } }],
  ['a negative number of pages', { pages: -1 }],
  ['half a page', { pages: 0.5 }],
  ['more pages than a file may have', { pages: 10_001 }],
  ['no number of pages', { pages: null }],
  ['an unknown flag', { flags: ['Clean'] }],
  ['a flag many times', { flags: ['OpensElsewhere', 'OpensElsewhere'] }],
  ['an outcome that is no truth value', { ok: 1 }],
  ['no outcome', { ok: undefined }],
])('takes no inspection with %s', (_, other) => {
  expect(isResult('inspect', sent, { ...inspected, ...other })).toBe(false)
})

it.each([
  ['nothing', null],
  ['text', 'ok'],
  ['a refusal with an unknown key', { ok: false, key: 'Anything' }],
  ['a refusal with the text of a page', { ok: false, key: 'FileUnsafe', message: 'hello' }],
])('takes no inspection that is %s', (_, found) => {
  expect(isResult('inspect', sent, found)).toBe(false)
})

it.each([0, -1, 1.5, 101, Number.POSITIVE_INFINITY, '5', null])('takes no page that is %s pixels wide', (width) => {
  expect(isResult('photo', { longestSide: 100 }, { isDrawn: true, width, height: 5 })).toBe(false)
})

async function* body(bytes: Buffer) {
  yield bytes.subarray(0, 2)
  yield bytes.subarray(2)
}
const jpegHead = Buffer.from('ffd8ffe000104a464946', 'hex')

test('a picture of the sandbox is taken with the kind and size that it was asked for only', async () => {
  expect(await pictureFrom(body(jpegHead), 'jpeg', 100)).toEqual(jpegHead)
  await expect(pictureFrom(body(jpegHead), 'jpeg', 9)).rejects.toThrow(SandboxStopped)
  for (const kind of ['png', 'webp'] as const)
    await expect(pictureFrom(body(jpegHead), kind, 100)).rejects.toThrow(SandboxStopped)
  await expect(pictureFrom(body(Buffer.alloc(0)), 'jpeg', 100)).rejects.toThrow(SandboxStopped)
})
