import { globSync } from 'node:fs'
import { listFiles } from '../kit/list-files.ts'
import { root } from '../kit/root.ts'
import type { Check, Finding } from './kit/finding.ts'
import { readSource, type Source } from './kit/source.ts'

const lifecycle = new Set(['start', 'test', 'stop', 'restart'])

const scriptOf = (line: string) => {
  const [, command = '', name = ''] =
    /^\s*(?:\$ )?npm (run(?:-script)?|\w+)\b(?:\s+(?:-\S+\s+)*([\w:-]+))?/.exec(line) ?? []
  if (command.startsWith('run')) return name
  return lifecycle.has(command) ? command : undefined
}

/** Commands in ``` blocks that package.json does not know. */
export const unknownCommands = ({ file, text }: Source, scripts: ReadonlySet<string>): readonly Finding[] => {
  let isBlock = false
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) {
      isBlock = !isBlock
      return []
    }
    const script = isBlock ? scriptOf(line) : undefined
    if (script === undefined || scripts.has(script)) return []
    const fix = 'Correct the command, or add the script to package.json.'
    return [{ file, line: index + 1, problem: `package.json has no script “${script}”`, fix }]
  })
}

const expandBraces = (pattern: string): readonly string[] => {
  const [whole, before = '', options = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? []
  return whole === undefined ? [pattern] : options.split(',').flatMap((option) => expandBraces(before + option + after))
}

const asPattern = (path: string) =>
  path
    .replace(/:\d+$/, '')
    .replace(/<[^>]*>|NNN/g, '*')
    .replace(/\/$/, '')

/** Paths in `backticks` and in links that do not exist. `<feature>` and `*` stand for anything. */
export const missingPaths = (
  { file, text }: Source,
  topLevel: ReadonlySet<string>,
  exists: (pattern: string) => boolean,
): readonly Finding[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`([^`\s]+\/[^`\s]*)`/g)]
      .flatMap(([, path = '']) => expandBraces(asPattern(path)))
      .filter((path) => topLevel.has(path.split('/')[0] ?? '') && !exists(path))
      .map((path) => ({
        file,
        line: index + 1,
        problem: `names ${path}, which does not exist`,
        fix: 'Correct the path; write <feature> where any name may stand.',
      })),
  )

const scriptNames = (): ReadonlySet<string> => {
  const manifest: unknown = JSON.parse(readSource('package.json').text)
  const hasScripts = typeof manifest === 'object' && manifest !== null && 'scripts' in manifest
  return new Set(hasScripts ? Object.keys(manifest.scripts ?? {}) : [])
}

/** Commands and paths in the README and docs are real. */
export const checkDocs: Check = async () => {
  const documents = [...listFiles('README.md'), ...listFiles('docs')].filter((file) => file.endsWith('.md'))
  const topLevel = new Set(listFiles().map((file) => file.split('/')[0] ?? ''))
  const exists = (pattern: string) => globSync(pattern, { cwd: root }).length > 0
  const scripts = scriptNames()
  return documents
    .map(readSource)
    .flatMap((source) => [...unknownCommands(source, scripts), ...missingPaths(source, topLevel, exists)])
}
