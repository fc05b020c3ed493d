import { findOnPath, installDebianPackage } from './programs.ts'

/** Poppler's programs, with which the tests of signed documents look at them from outside. Installed where we may. */
export const findOrInstallPoppler = async () => {
  if (findOnPath(['pdfsig'])) return
  await installDebianPackage('poppler-utils')
  if (findOnPath(['pdfsig'])) return
  throw new Error('pdfsig is not on PATH, and verifies the seal of signed documents. Install poppler-utils.')
}
