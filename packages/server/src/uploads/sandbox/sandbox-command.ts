import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoize } from '@foyer/domain/kit/memoize.ts'

const mostHeapMegabytes = 512

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
export const sandboxFile = pathOf('child.ts')
/** The code and its libraries may be read, and nothing else; data and secrets are elsewhere. */
const readable = ['../../../../', '../../../../../node_modules/'].map(pathOf)
/** What Node lets the process do. Its permission model denies workers, programs and the internal bindings too. */
const nodeFlags = [
  '--permission',
  ...readable.map((folder) => `--allow-fs-read=${folder}`),
  // sharp is native code.
  '--allow-addons',
  `--max-old-space-size=${mostHeapMegabytes}`,
  '--no-warnings',
]

/**
 * Replaces the root of a mount namespace by an empty one that holds the folders before `--`, so that no socket, device or file
 * elsewhere has a path. It is built over /sys, which every Linux has and none of the folders is in; umount reads /proc. The second
 * unshare leaves the user namespace that owns the mounts, and with it the right to change them.
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
 * Node 24 has no flag against the network, sockets of the file system and signals, so Linux takes them away by namespaces, which any
 * user may make in a user namespace. The best one comes first; the options of `no-network` are those that BusyBox has too.
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

/** Only what is named here reaches the child: no environment, no descriptor but its three pipes, no group of processes that it may signal. */
export const sandboxOptions = { env: {}, cwd: '/', stdio: 'pipe', detached: true } as const

/** Ends a process that the server did not live to stop. A shell adds variables of its own. */
const limitCpu = 'ulimit -t "$0" && exec env -i "$@"'
const slackSeconds = 5

/** The program that a sandbox runs and its arguments, before the file of code and its arguments. */
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
    const loadsCode = `require('node:fs').readFileSync(${JSON.stringify(sandboxFile)}); require(${JSON.stringify(sharp)})`
    const { env, cwd } = sandboxOptions
    execFile(program, [...flags, '--input-type=commonjs', '-e', loadsCode], { env, cwd }, (error) => resolve(!error))
  })

/** How well this machine lets us isolate the sandbox: by permissions of Node alone outside Linux and where user namespaces are forbidden. */
export const sandboxIsolation = memoize(async (): Promise<Isolation> => {
  for (const isolation of isolationNames) if (await runs(isolation)) return isolation
  return 'network'
})
