export interface TextTree {
  [key: string]: string | TextTree
}

const files = import.meta.glob<Record<string, TextTree>>('../../../../texts/src/*/{en,fr}.ts')

/** The texts of a feature in a language: each a chunk of its own, fetched when first asked for. */
export const loadTexts = async (language: string, namespace: string): Promise<TextTree> => {
  const load = files[`../../../../texts/src/${namespace}/${language}.ts`]
  return (await load?.())?.[language] ?? {}
}
