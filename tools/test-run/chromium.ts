import { existsSync } from 'node:fs'
import { findOnPath, installDebianPackage } from './programs.ts'

/** The same engine without a window, which saves a fifth of the time per page. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome']

/**
 * The browser for the journeys: CHROMIUM_PATH, one on PATH, or one that apt-get installs. CI installs the shell even if
 * another exists, and falls back to any.
 */
export const findOrInstallChromium = async () => {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file. Correct it, or unset it to search PATH.`)
  }
  if (process.env.CI === 'true' && !findOnPath([shell])) await installDebianPackage(shell)
  const found = findOnPath(names)
  if (found) return found
  await installDebianPackage('chromium')
  const installed = findOnPath(names)
  if (installed) return installed
  throw new Error(
    `No browser found (looked for ${names.join(', ')} on PATH). Install Chromium, or set CHROMIUM_PATH to the browser's file.`,
  )
}
