import { expect, test } from 'vitest'
import { unpinnedImages } from './images.ts'

const digest = `sha256:${'a'.repeat(64)}`
const problemsOf = (text: string) =>
  unpinnedImages({ file: 'compose.yaml', text }).map(({ line, problem }) => [line, problem])

test('an image without a digest is found, in a Dockerfile and in a compose file', () => {
  expect(problemsOf('FROM node:24\n')).toEqual([[1, 'the image node:24 is not pinned']])
  expect(problemsOf('services:\n  mail:\n    image: mail:latest\n')).toEqual([
    [3, 'the image mail:latest is not pinned'],
  ])
})

test('an image with its digest, and a stage of the same file, are accepted', () => {
  expect(problemsOf(`FROM node:24@${digest} AS build\nFROM build\n`)).toEqual([])
  expect(problemsOf(`    image: mail:1@${digest}\n`)).toEqual([])
})
