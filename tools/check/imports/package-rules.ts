import type { Finding } from '../kit/finding.ts'
import { isInPackage, isTest } from '../kit/source.ts'
import { type Import, packageOf } from './find-imports.ts'

/** Which other packages of ours a package may import. The direction is domain ← contract, texts ← server, ui ← web, office. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  texts: ['domain'],
  contract: ['domain'],
  server: ['domain', 'contract', 'texts', 'dev'],
  ui: ['domain', 'contract', 'texts'],
  /** The embed script is for foreign pages; the gallery shows one. */
  web: ['ui', 'domain', 'contract', 'texts', 'embed'],
  office: ['ui', 'domain', 'contract', 'texts'],
  embed: [],
  /** For trying Foyer out. The server loads it only when it runs locally; its tests always do. */
  dev: ['domain', 'contract', 'texts', 'server'],
}

/** Packages whose code runs in a browser. */
export const inTheBrowser: ReadonlySet<string | undefined> = new Set(['ui', 'web', 'office'])

const finding = ({ from, line }: Import, problem: string, fix: string): Finding => ({ file: from, line, problem, fix })

const acrossPackages = (found: Import): readonly Finding[] => {
  const { from, to, specifier } = found
  const own = packageOf(from)
  if (own === undefined) return []
  if (to === undefined) {
    if (own !== 'embed') return []
    const fix = 'The embed script travels to brokers’ pages alone: write what it needs in packages/embed itself.'
    return [finding(found, `embed imports ${specifier}`, fix)]
  }
  const other = packageOf(to)
  if (other === own) return []
  if (other === undefined) {
    const fix =
      'Only tests, src/**/testing and vite.config.ts may import from outside packages/: move what is shared into a package.'
    return isTest(from) || from.endsWith('/vite.config.ts')
      ? []
      : [finding(found, `${own} imports ${specifier} from outside the packages`, fix)]
  }
  const allowed = mayImport[own]
  if (!allowed) {
    const fix = 'Say in tools/check/imports/package-rules.ts which packages it may import.'
    return [finding(found, `the package ${own} has no import rule`, fix)]
  }
  if (!allowed.includes(other)) {
    const list = allowed.join(', ') || 'nothing of ours'
    const fix = `${own} may import ${list}. Move what both need to the domain, or let the server pass it in.`
    return [finding(found, `${own} imports ${specifier}`, fix)]
  }
  if (inTheBrowser.has(own) && other === 'contract' && !found.typeOnly && !isTest(from)) {
    const fix = 'The browser takes types of the contract only, no schema travels to it: write `import type`.'
    return [finding(found, `${own} imports ${specifier} at run time`, fix)]
  }
  if (specifier.startsWith('.')) {
    const fix = 'Import another package by its name: @foyer/…'
    return [finding(found, `${specifier} reaches into another package`, fix)]
  }
  return []
}

export const packageRules = (imports: readonly Import[]) =>
  imports.filter(({ from }) => isInPackage(from)).flatMap(acrossPackages)
