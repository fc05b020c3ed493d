import { pathToFileURL } from 'node:url'
import { listFiles } from '../../kit/list-files.ts'
import { inRoot } from '../../kit/root.ts'

export type Tree = { readonly [key: string]: unknown }

/** One namespace in both languages. */
export type TextPair = {
  /** 'account' for account/en.ts, 'account.mails' for account/mails.en.ts. */
  namespace: string
  enFile: string
  frFile: string
  en: Tree
  fr: Tree
  /** Top-level keys that the code looks up by a computed name. */
  dynamic: readonly string[]
  /** Dotted keys whose text is the same word in both languages. */
  sameInBothLanguages: readonly string[]
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

const strings = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

/** The texts of a module: its one exported object besides the lists `dynamic` and `sameInBothLanguages`. */
export const textsOf = (module: Tree, file: string): Tree => {
  const objects = [...new Set(Object.values(module).filter(isTree))]
  const [only] = objects
  if (only === undefined || objects.length > 1) {
    throw new Error(`${file} exports ${objects.length} objects; it must export exactly one: its texts.`)
  }
  return only
}

export const namespaceOf = (enFile: string) => {
  const [, folder = '', prefix = ''] = /^packages\/texts\/src\/(.+)\/(?:(.+)\.)?en\.ts$/.exec(enFile) ?? []
  return [folder.replaceAll('/', '.'), prefix].filter(Boolean).join('.')
}

const load = async (file: string): Promise<Tree> => {
  const module: unknown = await import(pathToFileURL(inRoot(file)).href)
  return isTree(module) ? module : {}
}

export const listEnglishFiles = () =>
  listFiles('packages/texts/src').filter((file) => /\/(?:[a-z0-9-]+\.)?en\.ts$/.test(file))

/** Every pair of text files. Throws when a French file is missing or does not load. */
export const loadTexts = (): Promise<readonly TextPair[]> =>
  Promise.all(
    listEnglishFiles().map(async (enFile) => {
      const frFile = enFile.replace(/en\.ts$/, 'fr.ts')
      const [en, fr] = await Promise.all([load(enFile), load(frFile)])
      return {
        namespace: namespaceOf(enFile),
        enFile,
        frFile,
        en: textsOf(en, enFile),
        fr: textsOf(fr, frFile),
        dynamic: strings(en.dynamic),
        sameInBothLanguages: strings(fr.sameInBothLanguages),
      }
    }),
  )

/** Every leaf of a tree of texts by its dotted key; list items use their index. */
export const leavesOf = (tree: unknown, prefix = ''): readonly (readonly [key: string, text: unknown])[] => {
  if (typeof tree !== 'object' || tree === null) return [[prefix, tree]]
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, prefix ? `${prefix}.${key}` : key))
}

/** A key without its plural suffix: 'months_one' is a form of 'months'. */
export const withoutPluralForm = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
