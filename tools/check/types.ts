import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../kit/list-files.ts'
import { cacheFolder, inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'
import type { Check, Finding } from './kit/finding.ts'

const typesFolder = path.join(cacheFolder, 'types')

const fix = 'Repair the types; `npx tsc -p <that tsconfig>` shows this again.'

/** Parses the compiler's messages: `file(line,column): error TS…: text`, or a message without a place. */
export const readCompilerOutput = (output: string, project: string): readonly Finding[] =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith(' '))
    .map((message) => {
      const [, file, line, problem] = /^(.+?)\((\d+),\d+\): (.*)$/.exec(message) ?? []
      return file ? { file, line: Number(line), problem: problem ?? '', fix } : { file: project, problem: message, fix }
    })

/**
 * Files that are unchanged since the last check, as are those that they import, are not checked again. On one core: by default
 * four checkers each work out the types that they share, which takes two and a half times the processor time and, on two
 * cores, more time too.
 */
const compile = async (project: string, name: string): Promise<readonly Finding[]> => {
  const tsc = inRoot('node_modules/typescript/bin/tsc')
  const checked = path.join(typesFolder, `${name}.tsbuildinfo`)
  const args = ['-p', project, '--singleThreaded', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', checked]
  const { code, output } = await runNode(tsc, args, { capture: true })
  if (code === 0) return []
  const found = readCompilerOutput(output, name)
  return found.length > 0 ? found : [{ file: name, problem: `tsc ended with code ${code}`, fix }]
}

const packageConfigs = () => listFiles('packages').filter((file) => /^packages\/[^/]+\/tsconfig\.json$/.test(file))

/** Packages whose options are the same, which they state apart from the sources that they include. */
export const packagesAlike = (configs: ReadonlyMap<string, string>): readonly (readonly string[])[] => {
  const optionsOf = (text: string) => {
    const { include: _, ...options }: Record<string, unknown> = JSON.parse(text)
    return JSON.stringify(options)
  }
  return [...Map.groupBy(configs, ([, text]) => optionsOf(text)).values()].map((group) => group.map(([file]) => file))
}

/** One program for packages with the same options: the sources that one of them imports from another are compiled once. */
const programOf = (configs: readonly string[]) => {
  const folders = configs.map((file) => path.dirname(file))
  const name = folders.map((folder) => path.basename(folder)).join('-')
  const project = path.join(typesFolder, `${name}.json`)
  const include = folders.map((folder) => inRoot(folder, 'src'))
  writeFileSync(project, JSON.stringify({ extends: inRoot(configs[0] ?? ''), include }))
  return { project, name }
}

/** Compiles the tools and every package, sequentially: other checks and steps run beside it. */
export const checkTypes: Check = async () => {
  mkdirSync(typesFolder, { recursive: true })
  const configs = new Map(packageConfigs().map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
  const programs = [{ project: inRoot('tsconfig.json'), name: 'root' }, ...packagesAlike(configs).map(programOf)]
  const found: Finding[] = []
  for (const { project, name } of programs) found.push(...(await compile(project, name)))
  return found
}
