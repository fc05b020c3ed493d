import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { print } from '../kit/output.ts'
import { runCommand } from '../kit/run-command.ts'

/** The full path of the first of these commands found on PATH. */
export const findOnPath = (commands: readonly string[], searchPath = process.env.PATH ?? '') => {
  for (const command of commands) {
    for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
      const file = path.join(folder, command)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        // Not in this folder: try the next.
      }
    }
  }
  return undefined
}

const isRootOnDebian = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined

const install = async (name: string) => {
  if (!isRootOnDebian()) return false
  print(`Installing ${name} with apt-get …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update'], { env })
  const { code } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
  return code === 0
}

let installing: Promise<unknown> = Promise.resolve()

/** Installs a Debian package if permitted; returns whether it succeeded. One at a time, since apt-get locks its lists. */
export const installDebianPackage = (name: string): Promise<boolean> => {
  const installed = installing.then(() => install(name))
  installing = installed
  return installed
}
