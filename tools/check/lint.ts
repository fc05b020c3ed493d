import { inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'
import type { Check } from './kit/finding.ts'

/** Lint and format with biome; prints biome's own report. */
export const checkLint: Check = async () => {
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome')
  const args = ['check', '--error-on-warnings', '--max-diagnostics=60', '--colors=off', '.']
  const { code, output } = await runNode(biome, args, { capture: true })
  if (code === 0) return []
  const fix = '`npm run format` repairs the format and what is safe to repair; the rest is for you.'
  return [{ file: 'biome.json', problem: `biome check says:\n${output}`, fix }]
}
