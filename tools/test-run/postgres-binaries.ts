import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { findOnPath, installDebianPackage } from './programs.ts'

const debianFolder = '/usr/lib/postgresql'

/** The folder of PostgreSQL's server programs: on PATH, else Debian's newest. */
export const findBinaries = () => {
  const found = findOnPath(['initdb'])
  // A link to it leads to the folder that has all of them.
  const onPath = found && realpathSync(found)
  if (onPath && existsSync(path.join(path.dirname(onPath), 'postgres'))) return path.dirname(onPath)
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number).filter(Number.isFinite) : []
  return versions
    .sort((a, b) => b - a)
    .map((version) => path.join(debianFolder, String(version), 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

export const findOrInstallBinaries = async () => {
  const found = findBinaries()
  if (found || process.env.CI !== 'true') return found
  await installDebianPackage('postgresql')
  return findBinaries()
}
