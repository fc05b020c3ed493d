import { existsSync } from 'node:fs'
import { findOnPath, installDebianPackage } from './programs.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/** The browser for the journeys: CHROMIUM_PATH, one on PATH, or one that apt-get brings. */
export const findOrInstallChromium = async () => {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file. Correct it, or unset it to search PATH.`)
  }
  const found = findOnPath(names)
  if (found) return found
  await installDebianPackage('chromium')
  const installed = findOnPath(names)
  if (installed) return installed
  throw new Error(
    `No browser found (looked for ${names.join(', ')} on PATH). Install Chromium, or set CHROMIUM_PATH to the browser's file.`,
  )
}
