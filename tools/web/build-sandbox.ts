import { isBundled } from '@foyer/server/uploads/sandbox/bundle.ts'
import { print } from '../kit/output.ts'
import { inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'

/** Builds the code of the process that inspects uploads unless the last build was made of these sources. Returns whether it succeeded. */
export const buildSandboxIfNeeded = async (): Promise<boolean> => {
  if (isBundled()) return true
  const args = ['build', '--config', inRoot('tools/web/sandbox-vite-config.ts'), '--logLevel', 'warn']
  const { code } = await runNode(inRoot('node_modules/vite/bin/vite.js'), args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) print('The sandbox of uploads could not be built; the reason is above.')
  return code === 0
}

/** Before the tests of a project: what they prove is about the code that production runs. */
export default async (): Promise<void> => {
  if (!(await buildSandboxIfNeeded())) throw new Error('the sandbox of uploads could not be built')
}
