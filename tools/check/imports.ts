import { browserRules } from './imports/browser-rules.ts'
import { cycleRules } from './imports/cycles.ts'
import { findImports } from './imports/find-imports.ts'
import { folderRules } from './imports/folder-rules.ts'
import { packageRules } from './imports/package-rules.ts'
import type { Check } from './kit/finding.ts'
import { readCode, type Source } from './kit/source.ts'

export const importFindings = (sources: readonly Source[]) => {
  const imports = sources.flatMap(findImports)
  return [packageRules, folderRules, cycleRules, browserRules].flatMap((rules) => rules(imports))
}

/** Imports go in one direction; see docs/architecture.md. */
export const checkImports: Check = async () => importFindings(readCode())
