import type { Check, Finding } from './kit/finding.ts'
import { readSource } from './kit/source.ts'

/** What may be delivered with the product. The LGPL is that of libraries that are used as they come, as files of their own. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib', 'Unlicense'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'OFL-1.1', 'LGPL-3.0', 'LGPL-3.0-or-later'],
])

/** Packages that name their licence in a file only. */
const named: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** An SPDX expression: one of what OR joins, all of what AND joins. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => allowed.has(part)))

interface Locked {
  license?: string
  dev?: boolean
  link?: boolean
}

/** The packages of a production install whose licence is unknown or not allowed, by the lock file. */
export const licenceProblems = (packages: Readonly<Record<string, Locked>>): readonly Finding[] =>
  Object.entries(packages).flatMap(([place, { license, dev, link }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (dev || link || !place.includes('node_modules/')) return []
    const licence = license ?? named[name]
    if (licence !== undefined && isAllowed(licence)) return []
    const fix = 'Use another package, or allow the licence here once it was read.'
    return [
      { file: 'package-lock.json', problem: `${name} has the licence ${licence ?? 'of none that it names'}`, fix },
    ]
  })

/** Every package that is installed in production may be delivered. */
export const checkLicences: Check = async () =>
  licenceProblems((JSON.parse(readSource('package-lock.json').text) as { packages: Record<string, Locked> }).packages)
