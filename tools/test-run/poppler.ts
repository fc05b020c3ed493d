import { findOnPath, installDebianPackage } from './programs.ts'

/** Installs Poppler, if permitted, for the tests that inspect signed documents independently. */
export const findOrInstallPoppler = async () => {
  if (findOnPath(['pdfsig'])) return
  await installDebianPackage('poppler-utils')
  if (findOnPath(['pdfsig'])) return
  throw new Error('pdfsig is not on PATH, and verifies the seal of signed documents. Install poppler-utils.')
}
