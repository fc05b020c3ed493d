import type { Finding } from '../kit/finding.ts'
import { isTest } from '../kit/source.ts'
import { featureOf, folderOf, type Import, packageOf } from './find-imports.ts'

const insidePackage = (found: Import): readonly Finding[] => {
  const { from, to, line, specifier } = found
  const own = packageOf(from)
  if (own === undefined || to === undefined || packageOf(to) !== own) return []
  const target = featureOf(to)
  if (target === undefined) return []
  if (folderOf(from) === 'kit') {
    const fix = 'A kit never imports a feature: pass it in as a parameter, or move it to the kit.'
    return [{ file: from, line, problem: `the kit imports ${specifier} of the feature ${target}`, fix }]
  }
  const feature = featureOf(from)
  const isFree = own === 'domain' || feature === undefined || feature === target
  if (isFree || /\/index\.tsx?$/.test(to)) return []
  const fix = 'A feature uses another only through the domain or through that feature’s index.ts: export it there.'
  return [{ file: from, line, problem: `${feature} imports ${specifier}, an inner file of ${target}`, fix }]
}

/** Builders and personas are in `testing` folders, which tests, the gallery and the demonstration import and what production runs never does. */
const onlyForTests = ({ from, to, line, specifier }: Import): readonly Finding[] => {
  if (to === undefined || !/\/testing\//.test(to) || isTest(from) || folderOf(from) === 'gallery') return []
  if (/\/gallery[^/]*\.tsx?$/.test(from) || /(^|\/)packages\/dev\//.test(from)) return []
  const fix = 'Move what is shipped out of the testing folder.'
  return [{ file: from, line, problem: `imports ${specifier}, which only tests may`, fix }]
}

/** Which folder of a package may import which other folder of it. */
export const folderRules = (imports: readonly Import[]) =>
  imports.flatMap((found) => [...insidePackage(found), ...onlyForTests(found)])
