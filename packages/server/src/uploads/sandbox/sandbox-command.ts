import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoize } from '@foyer/domain/kit/memoize.ts'
import { bundleEntry, isBundled } from './bundle.ts'

const mostHeapMegabytes = 512

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
/** What the process runs: the bundle, or the sources while none was made of them. */
export const sandboxFile = memoize(() => (isBundled() ? bundleEntry : pathOf('child.ts')))
/** Only the code and its libraries are readable; data and secrets are elsewhere. */
const readable = ['../../../../', '../../../../../node_modules/'].map(pathOf)
/** Node's permissions for the process. Its permission model also denies workers, programs and internal bindings. */
const nodeFlags = [
  '--permission',
  ...readable.map((folder) => `--allow-fs-read=${folder}`),
  // sharp is native code.
  '--allow-addons',
  `--max-old-space-size=${mostHeapMegabytes}`,
  '--no-warnings',
]

/**
 * Replaces the root of a mount namespace by an empty one with only the folders before `--`, so that no other socket,
 * device or file has a path. It is built over /sys, which every Linux has and which contains none of the folders;
 * umount reads /proc. The second unshare leaves the user namespace that owns the mounts, and with it the right to
 * change them.
 */
const enterEmptyRoot = `set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount -t tmpfs -o size=64k,mode=755 sandbox /sys
while [ "$1" != -- ]; do
  if [ -e "$1" ]; then
    mkdir -p "/sys$1"
    mount --rbind "$1" "/sys$1"
    mount -o remount,bind,ro "/sys$1"
  fi
  shift
done
shift
mkdir /sys/old
cd /sys
pivot_root . old
umount -l /old /proc
mount -o remount,bind,ro /
exec env -i /usr/bin/unshare -U "$@"`
const systemFolders = ['/proc', '/usr', '/bin', '/lib', '/lib64', path.dirname(process.execPath)]

/**
 * Node 24 has no flag against the network, file system sockets and signals, so Linux namespaces remove them; any user
 * may create them in a user namespace. The best isolation comes first; `no-network` uses only options that BusyBox
 * has too.
 */
const isolations = {
  isolated: [
    ...['/usr/bin/unshare', '-U', '-r', '-m', '-n', '-i', '-p', '-f', '--kill-child'],
    ...['/bin/sh', '-c', enterEmptyRoot, 'sh', ...systemFolders, ...readable, '--'],
  ],
  'no-network': ['/usr/bin/unshare', '-U', '-n'],
  network: [],
} satisfies Record<string, string[]>
export type Isolation = keyof typeof isolations
export const isolationNames = Object.keys(isolations) as Isolation[]

/**
 * The child receives only what is named here: no environment, no descriptor but its three pipes, no process group
 * that it may signal.
 */
export const sandboxOptions = { env: {}, cwd: '/', stdio: 'pipe', detached: true } as const

/** Ends a process that survived the server. A shell adds variables of its own. */
const limitCpu = 'ulimit -t "$0" && exec env -i "$@"'
const slackSeconds = 5

/** The program and arguments of a sandbox, before the code file and its arguments. */
export const sandboxCommand = (isolation: Isolation, cpuMilliseconds: number): { program: string; flags: string[] } => {
  const cpuSeconds = String(Math.ceil(cpuMilliseconds / 1000) + slackSeconds)
  return {
    program: '/bin/sh',
    flags: ['-c', limitCpu, cpuSeconds, ...isolations[isolation], process.execPath, ...nodeFlags],
  }
}

const runs = (isolation: Isolation): Promise<boolean> =>
  new Promise((resolve) => {
    const { program, flags } = sandboxCommand(isolation, 15_000)
    const sharp = createRequire(import.meta.url).resolve('sharp')
    const loadsCode = `require('node:fs').readFileSync(${JSON.stringify(sandboxFile())}); require(${JSON.stringify(sharp)})`
    const { env, cwd } = sandboxOptions
    execFile(program, [...flags, '--input-type=commonjs', '-e', loadsCode], { env, cwd }, (error) => resolve(!error))
  })

/**
 * The best isolation that this machine allows: only Node's permissions outside Linux and where user namespaces are
 * forbidden.
 */
export const sandboxIsolation = memoize(async (): Promise<Isolation> => {
  for (const isolation of isolationNames) if (await runs(isolation)) return isolation
  return 'network'
})
