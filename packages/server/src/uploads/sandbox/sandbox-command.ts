import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
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
 * Replaces the root of a mount namespace by an empty one with only the folders of the table, so that no other socket, device or
 * file has a path. It is built over /sys, which every Linux has and which contains none of the folders; umount reads /proc. Mounting
 * them one by one took a tenth of the processor time of a photo. The second unshare leaves the user namespace that
 * owns the mounts, and with it the right to change them.
 */
const enterEmptyRoot = `set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount -t tmpfs -o size=64k,mode=755 sandbox /sys
cd /sys
printf '%s\\n' "$0" > mounts
mkdir old
mount -a -T mounts
pivot_root . old
umount -l /old /proc
mount -o remount,bind,ro /
exec env -i /usr/bin/unshare -U "$@"`
export const systemFolders = ['/proc', '/usr', '/bin', '/lib', '/lib64', path.dirname(process.execPath)]

/** In a line of a table of mounts, what would end a field. */
const escaped = (folder: string) =>
  folder.replace(/[ \t\n\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`)
const readOnly = (folder: string) => `${escaped(folder)} ${escaped(`/sys${folder}`)} none rbind,ro,X-mount.mkdir`

/** Starts what follows in a root of these folders alone, without a network or any right to change it. */
export const inEmptyRoot = (folders: readonly string[]): string[] => [
  ...['/usr/bin/unshare', '-U', '-r', '-m', '-n', '-i', '-p', '-f', '--kill-child'],
  ...[
    '/bin/sh',
    '-c',
    enterEmptyRoot,
    folders
      .filter((folder) => existsSync(folder))
      .map(readOnly)
      .join('\n'),
  ],
]

/**
 * Node 24 has no flag against the network, file system sockets and signals, so Linux namespaces remove them; any user
 * may create them in a user namespace. The best isolation comes first; `no-network` uses only options that BusyBox
 * has too.
 */
const isolations = {
  isolated: inEmptyRoot([...systemFolders, ...readable]),
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
