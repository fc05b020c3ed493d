import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../kit/list-files.ts'
import { inRoot } from '../../kit/root.ts'

/** A file of the repository: its path relative to the root, and its text. Every rule is a pure function of these. */
export type Source = { file: string; text: string }

const code = /\.(?:ts|tsx|mjs|js)$/
const withoutContent = new Set(['package-lock.json'])
const textual = /(?:\.(?:ts|tsx|mjs|js|css|html|sql|md|json|sh|ya?ml)|\.ci\/run|Dockerfile)$/

export const isCode = (file: string) => code.test(file)

/** Tests and files that only tests use, which may do what production code may not. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /\/testing\//.test(file) || !isInPackage(file)

export const isInPackage = (file: string) => file.startsWith('packages/')

export const readSource = (file: string): Source => ({ file, text: readFileSync(inRoot(file), 'utf8') })

export const readSources = (start = '.'): readonly Source[] =>
  listFiles(start)
    .filter((file) => textual.test(file) && !withoutContent.has(path.basename(file)))
    .map(readSource)

export const readCode = (start = '.') => readSources(start).filter(({ file }) => isCode(file))
