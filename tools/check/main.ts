import { checkDocs } from './docs.ts'
import { checkEnvironment } from './environment.ts'
import { checkFiles } from './files.ts'
import { checkImages } from './images.ts'
import { checkImports } from './imports.ts'
import { type Check, describeFindings } from './kit/finding.ts'
import { checkLanguage } from './language.ts'
import { checkLicences } from './licences.ts'
import { checkLint } from './lint.ts'
import { checkLockFile } from './lock-file.ts'
import { checkPurity } from './purity.ts'
import { checkRawStrings } from './raw-strings.ts'
import { checkRegexes } from './regexes.ts'
import { checkRuleDates } from './rule-dates.ts'
import { checkStyles } from './styles.ts'
import { checkTexts } from './texts.ts'
import { checkTypes } from './types.ts'

const checks: Readonly<Record<string, Check>> = {
  types: checkTypes,
  lint: checkLint,
  imports: checkImports,
  purity: checkPurity,
  environment: checkEnvironment,
  files: checkFiles,
  styles: checkStyles,
  texts: checkTexts,
  'raw-strings': checkRawStrings,
  docs: checkDocs,
  'lock-file': checkLockFile,
  licences: checkLicences,
  images: checkImages,
  regexes: checkRegexes,
  language: checkLanguage,
  'rule-dates': checkRuleDates,
}

/** Runs one check, prints its result, and returns whether it passed. A check that cannot run fails. */
const run = async ([name, check]: readonly [string, Check]) => {
  try {
    const findings = await check()
    if (findings.length === 0) console.log(`✓ ${name}`)
    else console.log(`✗ ${name}: ${findings.length} to repair\n${describeFindings(findings)}`)
    return findings.length === 0
  } catch (error) {
    console.log(`✗ ${name}: could not check\n  ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in checks))
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`)
  process.exitCode = 2
} else {
  const chosen = Object.entries(checks).filter(([name]) => names.length === 0 || names.includes(name))
  const passed = await Promise.all(chosen.map(run))
  process.exitCode = passed.every(Boolean) ? 0 : 1
}
