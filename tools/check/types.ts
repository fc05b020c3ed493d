import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../kit/list-files.ts'
import { cacheFolder, inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'
import type { Check, Finding } from './kit/finding.ts'

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

/** Files that are unchanged since the last check, as are those that they import, are not checked again. */
const compile = async (project: string): Promise<readonly Finding[]> => {
  const tsc = inRoot('node_modules/typescript/bin/tsc')
  const checked = path.join(cacheFolder, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  const args = ['-p', inRoot(project), '--pretty', 'false', '--incremental', '--tsBuildInfoFile', checked]
  const { code, output } = await runNode(tsc, args, { capture: true })
  if (code === 0) return []
  const found = readCompilerOutput(output, project)
  return found.length > 0 ? found : [{ file: project, problem: `tsc ended with code ${code}`, fix }]
}

/** Compiles every package and the tools, sequentially: the compiler uses all cores itself. */
export const checkTypes: Check = async () => {
  const packages = listFiles('packages').filter((file) => /^packages\/[^/]+\/tsconfig\.json$/.test(file))
  const found: Finding[] = []
  for (const project of ['tsconfig.json', ...packages]) {
    if (existsSync(inRoot(project))) found.push(...(await compile(project)))
  }
  return found
}
