import path from 'node:path'
import { listFiles } from '../kit/list-files.ts'
import type { Check, Finding } from './kit/finding.ts'
import { readSources, type Source } from './kit/source.ts'

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/
/** SQL functions are included: their file has the function's name. */
const customary = /^(?:[A-Z]+\.md|LICENSE|Dockerfile|\..+|foyer_[a-z_]+\.sql)$/
const counted = /\.(?:ts|tsx|mjs|js|css|sql)$/
const mostLines = 400

const splitFix = 'Split it by subject: a reader should have one thing in view (aim at 40–80 lines).'
const utilsFix = 'Name it after what it does, and put it beside its callers.'

/** Findings about a file's name and place. */
export const nameFindings = (file: string): readonly Finding[] => {
  const parts = file.split('/')
  const odd = parts.filter((part) => !kebab.test(part) && !customary.test(part))
  const isUtils = parts.some((part) => /^utils?$/.test(path.parse(part).name))
  return [
    ...odd.map((part) => ({
      file,
      problem: `${part} is not in kebab-case`,
      fix: 'Rename it with git mv: like-this.ts.',
    })),
    ...(isUtils ? [{ file, problem: 'is a drawer called utils', fix: utilsFix }] : []),
  ]
}

// The character classes keep these patterns from matching themselves.
const forbidden: readonly { pattern: RegExp; problem: string; fix: string }[] = [
  {
    pattern: /\b(?:TO[D]O|FIX[M]E|HAC[K])\b/,
    problem: 'leaves work behind',
    fix: 'Do it, or put it where work is planned: nothing unfinished stays in main.',
  },
  {
    pattern: /biome[-]ignore(?!(?:-all|-start|-end)?\s+[\w/]+:\s*(?!<)\S.{9,})(?!-end)/,
    problem: 'silences a lint rule without a reason',
    fix: 'Say why on the same line, after the colon, or fix what it complains of.',
  },
  {
    pattern: /@ts[-]expect-error(?!\W+\S.{9,})|@ts[-](?:ignore|nocheck)/,
    problem: 'silences the compiler without a reason',
    fix: 'Say why on the same line after @ts-expect-error, or fix the type.',
  },
  {
    pattern: /\.(?:skip|only|todo)\s*(?:\.\w+\s*)?\(/,
    problem: 'leaves tests out',
    fix: 'Repair or delete the test: a run must mean the whole suite.',
  },
  {
    pattern: /wait[F]orTimeout/,
    problem: 'waits a fixed time',
    fix: 'Wait for what the person would see: a heading, a message, a response.',
  },
  {
    pattern: /\bvi\.wait[F]or\b/,
    problem: 'waits for one second only, which fails by chance on a busy machine',
    fix: 'Use expect.poll, or untilPasses of the server’s testing folder in hooks and helpers.',
  },
  {
    pattern: /(?<![\w.:*@)}-])\/(?:work|home|Users|root)\/[\w.-]+\/|[A-Z]:\\\\?Users/,
    problem: 'names a folder of one machine',
    fix: 'Use a path relative to the repository, or one from the environment.',
  },
]

/** Findings in a file's text, line by line. */
export const contentFindings = ({ file, text }: Source): readonly Finding[] => {
  const lines = text.split('\n')
  const count = text.endsWith('\n') ? lines.length - 1 : lines.length
  const long = counted.test(file) && count > mostLines
  return [
    ...(long ? [{ file, problem: `has ${count} lines, more than ${mostLines}`, fix: splitFix }] : []),
    ...lines.flatMap((line, index) =>
      forbidden.flatMap(({ pattern, problem, fix }) =>
        pattern.test(line) ? [{ file, line: index + 1, problem, fix }] : [],
      ),
    ),
  ]
}

/** Names, sizes and phrases that no file of the repository may have. */
export const checkFiles: Check = async () => [
  ...listFiles().flatMap(nameFindings),
  ...readSources().flatMap(contentFindings),
]
