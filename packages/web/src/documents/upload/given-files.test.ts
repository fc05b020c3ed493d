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

test('files that are dropped or pasted are taken as they are', () => {
  const photo = new File(['a'], 'image.png', { type: 'image/png' })
  expect(givenFiles(handed({ file: photo, isDirectory: false }))).toEqual([photo])
})

test('text that is pasted is no file', () => {
  expect(givenFiles(handed())).toEqual([])
})

test('a folder is known as one, whatever size the browser says it has', () => {
  const folder = new File(['a'.repeat(4096)], 'Taxes')
  const [photo, taxes] = givenFiles(
    handed({ file: new File(['a'], 'a.jpg'), isDirectory: false }, { file: folder, isDirectory: true }),
  )
  expect([photo?.name, photo?.type]).toEqual(['a.jpg', ''])
  expect([taxes?.name, taxes?.type]).toEqual(['Taxes', folderType])
})
