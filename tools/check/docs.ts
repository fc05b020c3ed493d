import { existsSync, globSync } from 'node:fs'
import { posix } from 'node:path'
import { listFiles } from '../kit/list-files.ts'
import { inRoot, root } from '../kit/root.ts'
import type { Check, Finding } from './kit/finding.ts'
import { readSource, type Source } from './kit/source.ts'

const lifecycle = new Set(['start', 'test', 'stop', 'restart'])

const scriptOf = (line: string) => {
  const [, command = '', name = ''] =
    /^\s*(?:\$ )?npm (run(?:-script)?|\w+)\b(?:\s+(?:-\S+\s+)*([\w:-]+))?/.exec(line) ?? []
  if (command.startsWith('run')) return name
  return lifecycle.has(command) ? command : undefined
}

/** Commands in ``` blocks that are not scripts of package.json. */
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

/** Paths in `backticks` and in links that do not exist. `<feature>` and `*` match anything. */
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

/**
 * Links to a test file that does not contain the link's text. Such a text is a test title, so a renamed or deleted test
 * is reported where it is cited as proof. `read` returns undefined for a missing file.
 */
export const brokenTestLinks = (
  { file, text }: Source,
  read: (path: string) => string | undefined,
): readonly Finding[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\[([^\]]+)\]\(([^)\s]+\.test\.tsx?)\)/g)]
      .map(([, title = '', target = '']) => ({ title, path: posix.join(posix.dirname(file), target) }))
      .filter(({ title, path }) => !read(path)?.includes(title))
      .map(({ title, path }) => ({
        file,
        line: index + 1,
        problem: `${path} has no test titled “${title}”`,
        fix: 'Write the title exactly as it is in the test, or name the test that proves it now.',
      })),
  )

const readIfPresent = (path: string) => (existsSync(inRoot(path)) ? readSource(path).text : undefined)

const scriptNames = (): ReadonlySet<string> => {
  const manifest: unknown = JSON.parse(readSource('package.json').text)
  const hasScripts = typeof manifest === 'object' && manifest !== null && 'scripts' in manifest
  return new Set(hasScripts ? Object.keys(manifest.scripts ?? {}) : [])
}

/** Commands, paths and test links in the README, SECURITY.md and docs exist. */
export const checkDocs: Check = async () => {
  const documents = ['README.md', 'SECURITY.md', 'docs']
    .flatMap((one) => listFiles(one))
    .filter((file) => file.endsWith('.md'))
  const topLevel = new Set(listFiles().map((file) => file.split('/')[0] ?? ''))
  const exists = (pattern: string) => globSync(pattern, { cwd: root }).length > 0
  const scripts = scriptNames()
  return documents
    .map(readSource)
    .flatMap((source) => [
      ...unknownCommands(source, scripts),
      ...missingPaths(source, topLevel, exists),
      ...brokenTestLinks(source, readIfPresent),
    ])
}
