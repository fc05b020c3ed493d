import { expect, test } from 'vitest'
import { folderType, givenFiles } from './given-files.ts'

const handed = (...given: { file: File; isDirectory: boolean }[]) =>
  ({
    files: given.map(({ file }) => file),
    items: given.map(({ file, isDirectory }) => ({
      getAsFile: () => file,
      webkitGetAsEntry: () => ({ isDirectory }),
    })),
  }) as unknown as DataTransfer

test('takes dropped and pasted files unchanged', () => {
  const photo = new File(['a'], 'image.png', { type: 'image/png' })
  expect(givenFiles(handed({ file: photo, isDirectory: false }))).toEqual([photo])
})

test('ignores pasted text', () => {
  expect(givenFiles(handed())).toEqual([])
})

test('recognizes a folder, whatever size the browser reports', () => {
  const folder = new File(['a'.repeat(4096)], 'Taxes')
  const [photo, taxes] = givenFiles(
    handed({ file: new File(['a'], 'a.jpg'), isDirectory: false }, { file: folder, isDirectory: true }),
  )
  expect([photo?.name, photo?.type]).toEqual(['a.jpg', ''])
  expect([taxes?.name, taxes?.type]).toEqual(['Taxes', folderType])
})
