import type { Check, Finding } from './kit/finding.ts'
import { readSource, type Source } from './kit/source.ts'

/** Packages whose source the lock file pins to one host. Other addresses in it (funding, home pages) are harmless. */
export const pinnedHosts = ({ file, text }: Source): readonly Finding[] =>
  text.split('\n').flatMap((line, index) => {
    const [, host] = /"(?:resolved|version)":\s*"[a-z+]*:\/\/([^/"]+)/.exec(line) ?? []
    if (host === undefined) return []
    const fix = 'Set `npm config set omit-lockfile-registry-resolved true` and run `npm install` again.'
    return [{ file, line: index + 1, problem: `is tied to the host ${host}`, fix }]
  })

/** The lock file installs from any registry that a machine is configured for. */
export const checkLockFile: Check = async () => pinnedHosts(readSource('package-lock.json'))
